import type { Problem } from "../engine/http/problems.ts";
import { isJsonObject } from "../engine/schema/json-object.ts";
import type { Exchange } from "./exchange.ts";
import { namedFields } from "./named-fields.ts";
import type { OptionValue } from "./option-value.ts";
import { shapeOf } from "./shape.ts";

/** A part of an error body: how it is made of a problem, and the same in TypeScript. */
interface Part {
  readonly of: (problem: Problem, issue: Problem["issues"][number] | undefined) => unknown;
  readonly source: string;
}

/** The ways to make bodies of the shapes that the errors of a service have, the most frequent first. */
export function errorBodies(exchanges: readonly Exchange[]): readonly OptionValue[] {
  const shapes = new Map<string, { readonly body: unknown; count: number }>();
  for (const { answer } of exchanges) {
    if (answer.status < 400 || answer.status >= 500 || typeof answer.body !== "object") continue;
    const shape = shapeOf(answer.body);
    shapes.set(shape, { body: answer.body, count: (shapes.get(shape)?.count ?? 0) + 1 });
  }
  const frequent = [...shapes.values()].sort((one, other) => other.count - one.count).slice(0, 4);
  return frequent.map(({ body }) => {
    const { of, source } = partLike(body, "", false);
    return { value: (problem: Problem) => of(problem, undefined), source: `(problem) => (${source})` };
  });
}

function partLike(value: unknown, key: string, isInIssue: boolean): Part {
  if (Array.isArray(value)) return listLike(value, key);
  if (isJsonObject(value)) {
    const parts = Object.entries(value).map(([name, each]) => ({
      name,
      part: partLike(each, name, isInIssue),
    }));
    return {
      of: (problem, issue) =>
        Object.fromEntries(parts.map(({ name, part }) => [name, part.of(problem, issue)])),
      source: `{ ${parts.map(({ name, part }) => `${JSON.stringify(name)}: ${part.source}`).join(", ")} }`,
    };
  }
  if (typeof value === "number") return { of: ({ status }) => status, source: "problem.status" };
  if (typeof value === "string") return textLike(value, key, isInIssue);
  return { of: () => value, source: JSON.stringify(value ?? null) };
}

/** A list of issues where its items are objects or texts that name fields. */
function listLike([first]: readonly unknown[], key: string): Part {
  const item = partLike(first, key, true);
  return {
    of: (problem) => problem.issues.map((issue) => item.of(problem, issue)),
    source: `problem.issues.map((issue) => (${item.source}))`,
  };
}

function textLike(text: string, key: string, isInIssue: boolean): Part {
  if (/\s/.test(text))
    return isInIssue
      ? { of: (problem, issue) => issue?.message ?? problem.message, source: "issue.message" }
      : { of: ({ message }) => message, source: "problem.message" };
  if (isInIssue && namedFields({ [key]: text }).size > 0)
    return { of: (_, issue) => issue?.field ?? "", source: 'issue.field ?? ""' };
  if (/code|type|kind/i.test(key))
    return isInIssue
      ? { of: (problem, issue) => issue?.code ?? problem.code, source: "issue.code" }
      : { of: ({ code }) => code, source: "problem.code" };
  return { of: () => text, source: JSON.stringify(text) };
}
