import * as z from "zod/mini";
import { wireOf } from "../../store/model.ts";
import { type Answer, type Route, successOf } from "../routes/route.ts";
import { type SentStatus, sentStatus } from "../routes/status-codes.ts";

/** What a route may answer: its success and the statuses of its refusals. */
export interface Answers {
  readonly success: {
    readonly status: number;
    /** The whole body; undefined for none. */
    readonly body: z.ZodMiniType | undefined;
  };
  /** Each status of a refusal with its causes, in the order of the statuses. */
  readonly refusals: Readonly<Record<number, string>>;
}

/**
 * Derives what a route may answer from its contract (S2), in a bank that sends statuses as `sent` says. Only descriptions
 * and tests ask for it, so a bundle of the bank does not contain it.
 *
 * @example answersOf(getAchTransfer).success.body?.parse(await response.json())
 */
export function answersOf(route: Route, sent: SentStatus = sentStatus("by-cause")): Answers {
  const { answer, status } = successOf(route);
  const refusals: Record<number, string> = {};
  for (const [cause, text] of Object.entries(refusalsOf(route))) {
    const status = sent(Number(cause));
    refusals[status] = refusals[status] === undefined ? text : `${refusals[status]} ${text}`;
  }
  return { success: { status, body: bodyOf(route, answer) }, refusals };
}

function bodyOf(route: Route, answer: Answer): z.ZodMiniType | undefined {
  if (answer === "none") return undefined;
  const result = route.response?.() ?? (route.model && wireOf(route.model));
  if (!result) throw new Error(`${route.operation} has neither a model nor a \`response\`.`);
  return answer === "plain" || route.bare ? result : z.object({ data: result });
}

function refusalsOf({ auth = "client", body, path, multipart, refuses }: Route): Record<number, string> {
  const other = auth === "admin" ? "the client user" : "the admin user";
  const type = multipart ? "multipart/form-data" : "application/json";
  const checksQuery = "A query parameter is invalid.";
  return {
    400: body ? "The body is malformed, or a field or query parameter is invalid." : checksQuery,
    ...(auth === "none" ? {} : { 401: "The key is missing, malformed or unknown." }),
    ...(auth === "any" || auth === "none" ? {} : { 403: `The key is that of ${other}.` }),
    ...(path.includes(":id") ? { 404: "No row has this id." } : {}),
    ...(body ? { 408: "The body was not complete in time." } : {}),
    ...(body ? { 413: multipart ? "The file or the body is too large." : "The body is too large." } : {}),
    ...(body
      ? { 415: `The body is not ${type}${multipart ? ", or the file's type is not taken" : ""}.` }
      : {}),
    ...refuses,
  };
}
