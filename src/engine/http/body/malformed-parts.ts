import { Problem } from "../problems.ts";

/** The 400 for a body that cannot be split. */
export function malformedParts(reason: string): Problem {
  const message = `'file' could not be read because the body is not complete multipart/form-data: ${reason}.`;
  return new Problem(400, "malformed_body", message, {
    issues: [{ field: "file", code: "malformed_body", message, rule: "O15" }],
  });
}
