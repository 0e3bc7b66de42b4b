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
  close(): Promise<void>;
}

/** How a profile differs from a fresh one. */
export interface Profile {
  readonly serviceWorkers?: false;
  readonly storage?: false;
  /** A private window. */
  readonly isPrivate?: true;
}

/** How long to wait for something in the page, in milliseconds. */
const WITHIN_MS = 30_000;

/** Waits until a function in the page returns something that holds, and resolves with it. Rejects with `what` was waited for. */
export async function until<Result, Given extends readonly unknown[]>(
  page: Driven,
  what: string,
  work: (...given: Given) => Result,
  ...given: Given
): Promise<Result> {
  const end = Date.now() + WITHIN_MS;
  for (;;) {
    const found = await page.evaluate(work, ...given);
    if (found) return found;
    if (Date.now() > end) {
      const shown = await page.evaluate(() => document.body.textContent?.slice(0, 2000));
      throw new Error(`${page.name}: waited in vain until ${what}. The page shows:\n${shown}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
