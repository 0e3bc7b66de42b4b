import { type Answer, type Client, send } from "./call.ts";

/** Calls a function of the control over HTTP, with no key. */
export function post(client: Client, path: string, fields?: unknown): Promise<Answer> {
  const body = fields === undefined ? {} : { body: JSON.stringify(fields) };
  return send(client, `/_sandbank/${path}`, { method: "POST", ...body });
}

/** Reads through the control over HTTP, with no key. */
export function read(client: Client, path: string): Promise<Answer> {
  return send(client, `/_sandbank/${path}`);
}

/** Status and body of an answer. */
export async function statusAndBody(
  answer: Promise<Answer>,
): Promise<readonly [status: number, body: unknown]> {
  const { status, body } = await answer;
  return [status, body];
}

/** The message a promise rejects with, or a function throws. */
export async function messageOf(work: () => unknown): Promise<string> {
  try {
    await work();
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error("It was not refused.");
}
