/** Where the states of banks are kept. */
export interface StateStore {
  /** What is stored under a name. */
  open(name: string): Promise<StoredState>;
}

/**
 * What is stored under one name: texts, in the order in which they were added. Each write is done completely or not at all,
 * and is there for a later `read`, also of another process, once it has resolved.
 */
export interface StoredState {
  /** Whether all texts are replaced by one when the bank is not kept any more, for what people look into. */
  readonly isOneTextAtRest?: boolean;
  /** Every text, oldest first; none when nothing is stored. */
  read(): Promise<readonly string[]>;
  /** Adds a text at the end. */
  append(text: string): Promise<void>;
  /** Replaces all texts by one. */
  replace(text: string): Promise<void>;
  /** Removes all texts. */
  clear(): Promise<void>;
  /** Ends the use of it. */
  close(): Promise<void>;
}
