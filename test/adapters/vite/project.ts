import { type ChildProcess, execFile, spawn } from "node:child_process";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll } from "vitest";
import manifest from "../../../package.json" with { type: "json" };
import { ENTRIES } from "../../../tooling/build/sources.ts";
import { BETWEEN_EDITS, replaceFile } from "../../package/edited/while-edited.ts";

const repository = fileURLToPath(new URL("../../../", import.meta.url));
const vite = join(repository, "node_modules/vite/bin/vite.js");
/** Below the repository, so that a project finds the dependencies that are installed there. */
const projects = join(repository, ".cache/vite-projects");

/** The package as npm would install it, but with its sources instead of what they are built to. */
function install(root: string): void {
  const folder = join(root, "node_modules", manifest.name);
  mkdirSync(folder, { recursive: true });
  const text = JSON.stringify(manifest);
  const fromSources = text.replaceAll(/\.\/dist\/([\w/-]+)(?:\.d\.ts|\.js)/g, (file, name: string) => {
    const source = ENTRIES[name];
    return source === undefined ? file : `./${source}`;
  });
  writeFileSync(join(folder, "package.json"), fromSources);
  for (const part of ["src", "fixtures"]) symlinkSync(join(repository, part), join(folder, part), "dir");
}

/** A project of a user, in a folder of its own. */
export interface Project {
  readonly root: string;
  /** Edits files, by their paths from the root, in a way that a running dev server does not miss. */
  write(files: Readonly<Record<string, string>>): Promise<void>;
  /** Starts the dev server, below `/sub/`, and resolves with its address. Vite chooses the port where none is given. */
  serve(port?: number): Promise<string>;
  /** What the dev servers have printed. */
  printed(): string;
  /** Ends the dev server. */
  stop(): Promise<void>;
  /** Builds for production, and resolves with all that was written, as one text. */
  build(): Promise<string>;
  /** Ends it all, and removes its files. */
  remove(): Promise<void>;
}

/** The options of a plugin whose bank is kept. */
export const PERSISTED = '{ options: "./src/bank.ts", persist: true }';

/** The text of a vite.config.ts with these options of `sandbank()`. */
export function configWith(options: string): string {
  return `import { sandbank } from "sandbank/vite";
export default { base: "/sub/", plugins: [sandbank(${options})] };
`;
}

/** Folders of projects that have ended, in which Vite finds the packages that it has bundled for one of them. */
const free: string[] = [];
afterAll(() => {
  for (const root of free.splice(0)) rmSync(root, { recursive: true, force: true });
});

/** Makes a folder with the package installed in it. */
function createRoot(): string {
  mkdirSync(projects, { recursive: true });
  const root = mkdtempSync(join(projects, "project-"));
  install(root);
  return root;
}

/** A project with these files. */
export function createProject(files: Readonly<Record<string, string>>): Project {
  const root = free.pop() ?? createRoot();
  let server: ChildProcess | undefined;
  let printed = "";
  const edited = new Set<string>();
  const project: Project = {
    root,
    async write(changed) {
      const paths = Object.keys(changed);
      if (paths.some((path) => edited.has(path))) await setTimeout(BETWEEN_EDITS);
      for (const path of paths) edited.add(path);
      for (const [path, text] of Object.entries(changed))
        replaceFile(join(root, path), text, join(root, "node_modules"));
    },
    serve(port = 0) {
      const started = spawn(
        process.execPath,
        [vite, root, "--host=127.0.0.1", `--port=${port}`, "--strictPort"],
        {
          cwd: root,
          env: outsideOfVitest(),
        },
      );
      server = started;
      return addressIn(started, (text) => {
        printed += text;
      });
    },
    printed: () => printed,
    async stop() {
      if (!server || server.exitCode !== null || server.signalCode !== null) return;
      const { promise, resolve } = Promise.withResolvers<void>();
      server.once("exit", () => resolve());
      server.kill();
      await promise;
    },
    async build() {
      await promisify(execFile)(process.execPath, [vite, "build", root, "--outDir=out", "--minify=false"], {
        cwd: root,
        env: outsideOfVitest(),
      });
      const written = readdirSync(join(root, "out"), { recursive: true, withFileTypes: true });
      return written
        .filter((each) => each.isFile())
        .map(({ parentPath, name }) => readFileSync(join(parentPath, name), "utf8"))
        .join("\n");
    },
    async remove() {
      await project.stop();
      for (const name of readdirSync(root))
        if (name !== "node_modules") rmSync(join(root, name), { recursive: true, force: true });
      free.push(root);
    },
  };
  writeIn(root, { "package.json": '{ "type": "module" }', ...files });
  return project;
}

function writeIn(root: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}

/** The plugin starts no bank in Vitest, and knows it by its variables. */
function outsideOfVitest(): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_ENV$)/.test(name));
  return { ...Object.fromEntries(own), NO_COLOR: "1" };
}

/** Resolves with the address that a dev server prints; `print` is called with all that it prints. */
function addressIn(server: ChildProcess, print: (text: string) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = "";
    const listen = (chunk: Buffer) => {
      print(chunk.toString());
      printed += chunk.toString();
      const [url] = /http:\/\/127\.0\.0\.1:\d+\/sub\//.exec(printed) ?? [];
      if (url) resolve(url);
    };
    server.stdout?.on("data", listen);
    server.stderr?.on("data", listen);
    server.once("exit", () => reject(new Error(`The dev server has ended: ${printed}`)));
  });
}
