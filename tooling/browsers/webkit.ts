import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, globSync } from "node:fs";
import process from "node:process";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "../free-port.ts";
import type { Driven, Profile } from "./driven.ts";

const driver = process.env.WEBKIT_DRIVER ?? "/usr/bin/WebKitWebDriver";
const browser = process.env.WEBKIT_PATH ?? globSync("/usr/lib/*/webkit2gtk-4.*/MiniBrowser")[0];
const xvfb = "/usr/bin/Xvfb";

/** How long a driver may take to listen, in milliseconds. */
const STARTS_WITHIN_MS = 20_000;

/** What this machine lacks to drive WebKitGTK; undefined for nothing. */
export function missingWebKit(): string | undefined {
  if (!existsSync(driver) || browser === undefined) return "install webkit2gtk-driver";
  if (!process.env.DISPLAY && !existsSync(xvfb)) return "install xvfb, or set DISPLAY";
  return undefined;
}

/** Opens WebKitGTK with a fresh profile, through WebDriver, which always gives a private window. */
export async function openWebKit({ serviceWorkers, storage }: Profile = {}): Promise<Driven> {
  const running: ChildProcess[] = [];
  const stop = async () => {
    for (const child of running.reverse()) await ended(child);
  };
  try {
    const env = { ...process.env, DISPLAY: process.env.DISPLAY ?? (await display(running)) };
    const port = await freePort();
    running.push(spawn(driver, [`--port=${port}`], { env, stdio: "ignore" }));
    const send = client(`http://127.0.0.1:${port}`);
    await listening(send);
    const off = [
      ...(serviceWorkers === false ? ["!ServiceWorkers"] : []),
      ...(storage === false ? ["!LocalStorage", "!IndexedDBAPI"] : []),
    ];
    const features = off.length > 0 ? [`--features=${off.join(",")}`] : [];
    const options = { binary: browser, args: ["--automation", ...features] };
    const { sessionId, capabilities } = (await send("POST", "/session", {
      capabilities: { alwaysMatch: { "webkitgtk:browserOptions": options } },
    })) as { sessionId: string; capabilities: { browserName: string; browserVersion: string } };
    const command = (path: string, body: object) => send("POST", `/session/${sessionId}${path}`, body);
    return {
      name: `WebKitGTK ${capabilities.browserVersion}`,
      goto: async (url) => void (await command("/url", { url })),
      async evaluate<Result>(
        work: (...given: never) => Result | Promise<Result>,
        ...args: readonly unknown[]
      ) {
        const script = `const done = arguments[arguments.length - 1];
          Promise.resolve((${work})(...[...arguments].slice(0, -1))).then(
            (value) => done({ value }), (error) => done({ error: String(error?.stack ?? error) }))`;
        const answer = (await command("/execute/async", { script, args })) as {
          value: Result;
          error?: string;
        };
        if (answer.error !== undefined) throw new Error(answer.error);
        return answer.value;
      },
      async close() {
        await send("DELETE", `/session/${sessionId}`);
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

type Sender = (method: string, path: string, body?: object) => Promise<unknown>;

function client(origin: string): Sender {
  return async (method, path, body) => {
    const response = await fetch(origin + path, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = (await response.json()) as { value: unknown };
    if (response.ok) return value;
    throw new Error(`WebDriver: ${method} ${path} failed: ${JSON.stringify(value)}`);
  };
}

async function listening(send: Sender): Promise<void> {
  const until = Date.now() + STARTS_WITHIN_MS;
  for (;;) {
    try {
      return void (await send("GET", "/status"));
    } catch (error) {
      if (Date.now() > until) throw error;
      await wait(100);
    }
  }
}

/** Starts a screen without a monitor, and says which it is. */
async function display(running: ChildProcess[]): Promise<string> {
  const screen = spawn(xvfb, ["-displayfd", "3", "-screen", "0", "1280x900x24"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  running.push(screen);
  const [said] = await once(screen.stdio[3] as NodeJS.ReadableStream, "data");
  return `:${String(said).trim()}`;
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, "exit");
  child.kill();
  await exit;
}
