/** Work outside of the bank that a move of the clock waits for, such as a delivery to a receiver. */
export interface OutgoingWork {
  /** Whether a step has asked for some. */
  isDue(): boolean;
  /** Resolves when the bank knows what has come of it. Never rejects. */
  done(): Promise<void>;
  /** Begins no others. Resolves once what is under way has ended. */
  stop(): Promise<void>;
}
