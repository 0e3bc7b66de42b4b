import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../", import.meta.url));
const tools = join(root, "tooling/contract");

/** Lints the document with redocly's recommended rules. Throws at the first error; resolves with the number of operations. */
export async function checkLint(): Promise<number> {
  const redocly = join(tools, "node_modules/.bin/redocly");
  const args = ["lint", "dist/openapi.json", "--config", join(tools, "redocly.yaml"), "--max-problems", "20"];
  execFileSync(process.execPath, [redocly, ...args], {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" },
  });
  const { default: document } = await import("../../dist/openapi.json", { with: { type: "json" } });
  return Object.values<object>(document.paths).flatMap((item) => Object.keys(item)).length;
}
