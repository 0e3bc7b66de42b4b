/** Where the states of banks are kept. */
export interface StateStore {
  /** What is stored under a name. */
  open(name: string): Promise<StoredState>;
}

/**
 * What is stored under one name: texts, in the order in which they were added. Each write is done completely or not at all,
 * and is there for a later `read`, also of another process, once it has resolved. Where others may write as well, a write
 * rejects and does nothing when one of them has written since this one has last read or written.
 */
export interface StoredState {
  /** Whether all texts are replaced by one when the bank is no longer kept, for what people look into. */
  readonly isOneTextAtRest?: boolean;
  /**
   * Whether turns whose changes can't be written are undone and refused with a 503, and the next is tried again; turns that come
   * together are one text then. Otherwise the bank goes on in memory and is no longer kept.
   */
  readonly undoesUnwritten?: boolean;
  /** Every text, oldest first; none when nothing is stored. */
  read(): Promise<readonly string[]>;
  /** What others have written since this one has last read or written; undefined for nothing. Needed for `tabs`. */
  readNew?(): Promise<NewTexts | undefined>;
  /** Adds a text at the end. */
  append(text: string): Promise<void>;
  /** Replaces all texts by one. */
  replace(text: string): Promise<void>;
  /** Removes all texts. */
  clear(): Promise<void>;
  /** Ends the use of it. */
  close(): Promise<void>;
}

/** What others have written. */
export interface NewTexts {
  /** Whether the texts were added to those that were read before; otherwise they are all that is stored. */
  readonly isContinued: boolean;
  readonly texts: readonly string[];
}

/** Why a write rejects after one of others. */
export const WRITTEN_BY_OTHERS =
  "another page has stored its own bank there; with tabs: true in each of them they share one";
