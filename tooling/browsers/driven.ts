/** A page of a browser that is driven from here. */
export interface Driven {
  /** Name and version. */
  readonly name: string;
  goto(url: string): Promise<void>;
  /** Calls a function in the page with what JSON can carry, and resolves with what it returns. Rejects with what it throws. */
  evaluate<Result, Given extends readonly unknown[]>(
    work: (...given: Given) => Result | Promise<Result>,
    ...given: Given
  ): Promise<Result>;
  /** Clicks on the first element that fits, as a person would. */
  click(selector: string): Promise<void>;
  close(): Promise<void>;
}

/** How a profile differs from a fresh one. */
export interface Profile {
  readonly serviceWorkers?: false;
  readonly storage?: false;
}
