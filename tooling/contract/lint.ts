import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { runProgram } from "../program.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const tools = join(root, "tooling/contract");

/** Lints the document with redocly's recommended rules. Throws at the first error; returns the number of operations. */
export function checkLint(): number {
  const redocly = join(tools, "node_modules/.bin/redocly");
  const args = ["lint", "dist/openapi.json", "--config", join(tools, "redocly.yaml"), "--max-problems", "20"];
  runProgram(redocly, args, {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" },
  });
  // Read, because there is no dist yet when this is compiled.
  const document: { paths: Record<string, object> } = JSON.parse(
    readFileSync(join(root, "dist/openapi.json"), "utf8"),
  );
  return Object.values(document.paths).flatMap((item) => Object.keys(item)).length;
}
