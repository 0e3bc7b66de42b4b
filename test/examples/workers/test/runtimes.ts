import { spawn } from "node:child_process";
import { once } from "node:events";
import { Miniflare } from "miniflare";

const isWindows = process.platform === "win32";

/** A runtime with the bank of `src/bank.ts`, at an address of this machine. */
export interface Running {
  readonly url: string;
  stop(): Promise<void>;
}

/** The runtimes by name. */
export const RUNTIMES: Readonly<Record<string, () => Promise<Running>>> = { workerd, deno };

/** Cloudflare's runtime with what `vite build` has made. */
async function workerd(): Promise<Running> {
  const miniflare = new Miniflare({
    modules: true,
    scriptPath: "dist/cloudflare.js",
    compatibilityDate: "2026-07-01",
  });
  const { origin } = await miniflare.ready;
  return { url: origin, stop: () => miniflare.dispose() };
}

async function deno(): Promise<Running> {
  const args = ["--no-install", "deno", "run", "--allow-net", "--allow-env", "src/deno.ts"];
  const env = { ...process.env, PORT: "0", NO_COLOR: "1" };
  // On Windows npx is a script of the shell.
  const child = spawn("npx", args, { env, detached: !isWindows, shell: isWindows });
  let said = "";
  const url = await new Promise<string>((resolve, reject) => {
    const listen = (text: Buffer) => {
      said += text;
      const port = /:(\d+)\/?\s/.exec(said)?.[1];
      if (port) resolve(`http://127.0.0.1:${port}`);
    };
    child.stdout.on("data", listen);
    child.stderr.on("data", listen);
    child.once("exit", (code) => reject(new Error(`Deno ended with ${code}: ${said}`)));
  });
  return {
    url,
    async stop() {
      const ended = once(child, "exit");
      // npx does not pass a signal on, so all that it has started gets it.
      if (isWindows) spawn("taskkill", ["/pid", String(child.pid), "/T", "/F"]);
      else process.kill(-(child.pid as number));
      await ended;
    },
  };
}
