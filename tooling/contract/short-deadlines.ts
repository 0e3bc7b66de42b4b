// The deadline of a body is a minute of wall time, read when the bank's modules load. Imported before them, this makes
// it shorter where a real 408 is to be seen, and there alone: a slow machine may need some time for any other body.

const MINUTE = 60_000;
const { setTimeout: wait } = globalThis;
let deadline = MINUTE;

globalThis.setTimeout = ((run: () => void, milliseconds = 0) => {
  return wait(run, milliseconds >= MINUTE ? deadline : milliseconds);
}) as typeof setTimeout;

/**
 * Awaits a request, whose body has 50 milliseconds when a 408 is expected.
 *
 * @example await withDeadlineFor(408, () => bank.fetch("/v1/ach", endless))
 */
export async function withDeadlineFor<Answer>(status: number, send: () => Promise<Answer>): Promise<Answer> {
  deadline = status === 408 ? 50 : MINUTE;
  try {
    return await send();
  } finally {
    deadline = MINUTE;
  }
}
