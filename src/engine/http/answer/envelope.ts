import type { Service } from "../../service.ts";
import { type AnyRow, presentRow } from "../../store/model.ts";
import type { Answer } from "../routes/answer-watch.ts";
import { type Route, successOf } from "../routes/route.ts";

/** Puts what a route returned into the answer that it declares: a row, data, plain JSON or nothing. */
export function envelope<Bank extends Service>(route: Route<Bank>, result: unknown, origin: string): Answer {
  const { model } = route;
  const { answer, status } = successOf(route);
  if (answer === "none") return { status, body: undefined, headers: {} };
  if (answer === "plain") return { status, body: result, headers: {} };
  const data =
    answer === "row" && model ? presentRow<AnyRow, object>(model, result as AnyRow, { origin }) : result;
  return { status, body: route.bare ? data : { data }, headers: {} };
}
