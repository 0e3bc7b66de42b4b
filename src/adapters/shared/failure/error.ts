import type { FailureError } from "./types.ts";

interface ThrownError {
  readonly message?: string | undefined;
  readonly stack?: string | undefined;
}

const COLORS = new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*m`, "g");
/** "at pay (file:///app/src/pay.ts:12:5)", or without a function. */
const FRAME = /^\s*at (?:.*\()?(?:file:\/\/(?:\/(?=[A-Za-z]:))?)?(.+?:\d+:\d+)\)?$/;
/** A longer line is one of a message, not a frame. */
const MOST_OF_FRAME = 2000;
const NOT_OWN = /^node:|[/\\]node_modules[/\\]/;

/** An error of a test, without colors. Its location is the first of its stack that lies in no library. */
export function failureError({ message = "", stack = "" }: ThrownError, root: string): FailureError {
  const lines = stack.split("\n").filter((line) => line.length <= MOST_OF_FRAME);
  const frames = lines.flatMap((line) => FRAME.exec(line)?.[1] ?? []);
  const own = frames.find((frame) => !NOT_OWN.test(frame));
  return { message: message.replaceAll(COLORS, ""), location: own ? below(root, own) : null };
}

/** A path below the root, if it is there; on Windows the two may come with different slashes. */
function below(root: string, path: string): string {
  const [from, to] = [root, path].map((each) => each.replaceAll("\\", "/")) as [string, string];
  return to.startsWith(from) ? to.slice(from.length) : path;
}
