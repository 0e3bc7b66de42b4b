import { type SpawnSyncReturns, spawnSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliDecompressSync } from "node:zlib";
import { chromium } from "playwright";
import { installedBrowsers } from "./installed-browser.ts";

/** Whether the packaged Chromium runs on this machine. */
const isPackaged = process.platform === "linux" && process.arch === "x64";

/** The part of Playwright's launch options that says which Chromium runs, and how. */
export interface ChromiumLaunch {
  executablePath?: string;
  args: string[];
  env?: Record<string, string>;
}

/**
 * Launch options for a Chromium that is on this machine already, so that `npm test` needs no further download.
 *
 * Tried in this order: `CHROMIUM_PATH`; the browser of `npx playwright install`; an installed Chrome, Edge or Chromium; the one
 * inside the npm package `@sparticuz/chromium` (Linux x64). Where there is none, Playwright itself says what to install.
 *
 * @example
 * playwright({ launchOptions: chromiumLaunch() })
 */
export function chromiumLaunch(): ChromiumLaunch {
  const args = ["--disable-background-networking", "--disable-component-update", "--disable-sync"];
  // No "--no-sandbox" here: Playwright adds it, so that Chromium also starts as root, as in containers.

  const installed = installedChromium();
  if (installed) return { executablePath: installed, args };
  return isPackaged ? { ...packagedChromium(), args } : { args };
}

/** Whether there is a browser to launch. */
export function hasChromium(): boolean {
  return isPackaged || installedChromium() !== undefined;
}

function installedChromium(): string | undefined {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (existsSync(chosen)) return chosen;
    throw new Error(`CHROMIUM_PATH is set to ${chosen}, but there is no such file.`);
  }
  const places = [chromium.executablePath(), ...installedBrowsers(process.platform, process.env)];
  return places.find((path) => existsSync(path));
}

/**
 * `@sparticuz/chromium` unpacks itself into fixed places below the temp folder, where it mistakes an interrupted
 * unpacking for a complete one, and it uses its libraries only on AWS. So this module unpacks it itself.
 */
function packagedChromium(): { executablePath: string; env: Record<string, string> } {
  const folder = unpack();
  const executablePath = join(folder, "chromium");
  const env: Record<string, string> = {};
  for (const [name, value] of Object.entries(process.env)) if (value !== undefined) env[name] = value;

  // Without any font configuration a headless Chromium crashes at the first text.
  if (!existsSync("/etc/fonts/fonts.conf")) env.FONTCONFIG_FILE = join(folder, "fonts.conf");

  if (starts(executablePath, env).status !== 0) {
    // Bare machines lack libnss3 and related libraries. The system's libraries go first where it has them.
    env.LD_LIBRARY_PATH = [join(folder, "lib"), env.LD_LIBRARY_PATH].filter(Boolean).join(delimiter);
    const second = starts(executablePath, env);
    // No reason to fail here: the tests that need no browser can still run.
    if (second.status !== 0) console.warn(`Chromium does not start on this machine: ${second.stderr}`);
  }
  return { executablePath, env };
}

function starts(executablePath: string, env: Record<string, string>): SpawnSyncReturns<string> {
  return spawnSync(executablePath, ["--version"], { env, encoding: "utf8" });
}

function unpack(): string {
  const root = dirname(dirname(createRequire(import.meta.url).resolve("@sparticuz/chromium")));
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { version: string };
  const cache = fileURLToPath(new URL("../node_modules/.cache/", import.meta.url));
  const folder = join(cache, `chromium-${version}`);
  if (existsSync(folder)) return folder;

  // Unpacked elsewhere and renamed, so that neither an interrupted run nor two at once leave half a browser.
  mkdirSync(cache, { recursive: true });
  const aside = mkdtempSync(join(cache, "unpacking-"));
  try {
    const binary = join(aside, "chromium");
    writeFileSync(binary, brotliDecompressSync(readFileSync(join(root, "bin/chromium.br"))));
    chmodSync(binary, 0o755);
    for (const archive of ["al2023.tar.br", "fonts.tar.br", "swiftshader.tar.br"]) {
      untar(brotliDecompressSync(readFileSync(join(root, "bin", archive))), aside);
    }
    writeFileSync(join(aside, "fonts.conf"), fontConfiguration(join(folder, "fonts")));
    renameSync(aside, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
  return folder;
}

function untar(archive: Uint8Array, into: string): void {
  const { status, error, stderr } = spawnSync("tar", ["-x", "--no-same-owner", "-C", into], {
    input: archive,
  });
  if (status !== 0) throw new Error(`tar could not unpack Chromium's libraries: ${error?.message ?? stderr}`);
}

function fontConfiguration(fonts: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${fonts}</dir>
  <cachedir>${fonts}-cache</cachedir>
</fontconfig>
`;
}
