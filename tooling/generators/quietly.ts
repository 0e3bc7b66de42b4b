import spawn from "cross-spawn";

/** Runs a program. Returns what it has printed; throws an Error with the first 20 lines of that when it fails. */
export function quietly(command: string, args: readonly string[], cwd: string): string {
  const { status, stdout, stderr, error } = spawn.sync(command, [...args], {
    cwd,
    env: { ...process.env, NO_COLOR: "1", SCARF_ANALYTICS: "false" },
    encoding: "utf8",
    maxBuffer: 1 << 28,
  });
  if (status === 0) return stdout;
  const printed = `${stdout}\n${stderr}`.trim().split("\n").slice(0, 20).join("\n");
  throw new Error(`${command} failed (${error?.message ?? status}):\n${printed}`);
}
