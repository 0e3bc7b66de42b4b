import { connect } from "node:net";
import { setTimeout as delay } from "node:timers/promises";

/** What an attack sends: pieces, with pauses in milliseconds between them. */
export type Script = readonly (string | Uint8Array | number)[];

/** What the server answered on one connection. */
export interface Outcome {
  /** The statuses of all its answers, in order. */
  readonly statuses: readonly number[];
  /** The first two kilobytes. */
  readonly text: string;
}

const MAX_MS = 2500;
/** An answer that has to come may be late on a busy machine. */
const PATIENT_MS = 10_000;

/**
 * Plays a script on a connection of its own, and waits for the end or a short while, or a longer one for so many answers that
 * have to come. Never rejects.
 */
export async function play(port: number, script: Script, answers?: number): Promise<Outcome> {
  const socket = connect(port, "127.0.0.1");
  let text = "";
  const statuses: number[] = [];
  socket.on("data", (piece) => {
    const received = String(piece);
    statuses.push(...[...received.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status)));
    text = (text + received).slice(0, 2048);
  });
  const answered = new Promise<void>((resolve) => {
    socket.on("data", () => {
      if (statuses.length >= (answers ?? 0)) resolve();
    });
  });
  const closed = new Promise<void>((resolve) => {
    socket.on("close", () => resolve());
    // A reset connection is one of the answers that an attack may get.
    socket.on("error", () => resolve());
  });
  const end = Promise.race([
    closed,
    delay(answers === undefined ? MAX_MS : PATIENT_MS, undefined, { ref: false }),
  ]);
  const send = async () => {
    for (const step of script) {
      if (socket.destroyed) return;
      if (typeof step === "number") await delay(step);
      else if (!socket.write(step))
        await Promise.race([end, new Promise((resolve) => socket.once("drain", resolve))]);
    }
    await Promise.race([closed, answered.then(() => delay(50)), answers ? end : delay(1000)]);
  };
  await Promise.race([send(), end]);
  socket.destroy();
  return { statuses, text };
}
