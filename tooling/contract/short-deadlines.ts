// The deadline of a body is a minute of wall time, read when the bank's modules load. Imported before them, this makes
// it a quarter of a second, so that a real 408 can be recorded.

const MINUTE = 60_000;
const { setTimeout: wait } = globalThis;

globalThis.setTimeout = ((run: () => void, milliseconds = 0) => {
  return wait(run, milliseconds >= MINUTE ? 250 : milliseconds);
}) as typeof setTimeout;
