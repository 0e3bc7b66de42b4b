import type * as z from "zod/mini";
import { answersOf } from "../../src/engine/http/answer/answers.ts";
import type { SeenAnswer } from "../../src/engine/http/routes/answer-watch.ts";
import type { Route } from "../../src/engine/http/routes/route.ts";

/** The statuses of refusals that no route declares: of a path, of a method, of a bug, of the key of an unknown path. */
const UNDECLARED = [401, 404, 405, 500];

const declared = new WeakMap<
  Route<never>,
  { status: number; body: z.ZodMiniType | undefined; refusals: readonly number[] }
>();

function declarationOf(route: Route<never>) {
  const known = declared.get(route);
  if (known) return known;
  const { success, refusals } = answersOf(route);
  const declaration = { ...success, refusals: Object.keys(refusals).map(Number) };
  declared.set(route, declaration);
  return declaration;
}

/** What is wrong with an answer by the declaration of its route; undefined for nothing. */
export function wrongAnswer({
  route,
  answer,
  sentStatus,
}: Pick<SeenAnswer, "route" | "answer" | "sentStatus">): string | undefined {
  const { status, body } = answer;
  if (!route) {
    const isDeclared = UNDECLARED.map(sentStatus).includes(status);
    return isDeclared ? undefined : `A path without a route answered ${status}.`;
  }
  const declaration = declarationOf(route);
  if (status !== declaration.status) {
    if (declaration.refusals.map(sentStatus).includes(status) || status === 500) return undefined;
    return `${route.operation} answered ${status}, which it does not declare.`;
  }
  if (!declaration.body) {
    return body === undefined ? undefined : `${route.operation} answered a body, but declares none.`;
  }
  const parsed = declaration.body.safeParse(body);
  if (!parsed.success) {
    return `${route.operation} answered something else than it declares: ${parsed.error.message}`;
  }
  // As JSON, because a declaration leaves out what it does not know.
  const [sent, known] = [JSON.stringify(body), JSON.stringify(parsed.data)];
  return sent === known
    ? undefined
    : `${route.operation} answered more than it declares: ${sent}, not ${known}`;
}
