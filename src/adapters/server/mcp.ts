import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, isAbsolute, join, relative, resolve } from "node:path";
import process from "node:process";
import type { Banks, Files, McpParts } from "../../mcp/index.ts";
import type * as Local from "../../mcp/local.ts";
import { readFailure } from "../shared/failure/read.ts";
import { shownPath } from "../shared/paths.ts";

/** The folders of docs that the package has. */
const FOLDERS = ["skills/sandbank", "start", "how-to"];

/**
 * Makes what answers assistants over HTTP, who may call it having been checked before. `banks` is given what makes a bank of this
 * process theirs, and the request; `from` is a file, or the url of a module, from which this package is found. Loaded when it is first asked.
 *
 * @example const answer = createMcp(({ oneBank, servedBank }) => oneBank(servedBank(bank, url)), import.meta.url);
 */
export function createMcp(
  banks: (local: typeof Local, request: Request | undefined) => Banks | Promise<Banks>,
  from: string,
): (request: Request) => Promise<Response> {
  let loading: Promise<(request: Request) => Promise<Response>> | undefined;
  const load = async () => {
    const [{ createEndpoint }, local] = await Promise.all([
      import("../../mcp/index.ts"),
      import("../../mcp/local.ts"),
    ]);
    return createEndpoint({ banks: (request) => banks(local, request), ...packageFrom(from) });
  };
  return async (request) => {
    loading ??= load();
    return (await loading)(request);
  };
}

/** The version and the docs of this package, and the failure files of the project that this process is started in. */
export function packageFrom(from: string): Pick<McpParts, "files" | "version"> {
  const manifest = createRequire(from).resolve("sandbank/package.json");
  const docs = join(dirname(manifest), "docs");
  const page = (path: string) => readFileSync(join(docs, `${path}.md`), "utf8");
  const listed = () =>
    FOLDERS.flatMap((folder) =>
      readdirSync(join(docs, folder))
        .filter((name) => name.endsWith(".md"))
        .map((name) => `${folder}/${name.slice(0, -".md".length)}`),
    ).map((path) => ({ path, title: /^# (.+)$/m.exec(page(path))?.[1] ?? path }));
  let pages: ReturnType<Files["pages"]> | undefined;
  const files: Files = {
    page,
    pages() {
      // Each of them is read for its title.
      pages ??= listed();
      return pages;
    },
    failure(file) {
      const path = resolve(file);
      const below = relative(process.cwd(), path);
      if (below.startsWith("..") || isAbsolute(below))
        throw new Error(`it is not below ${shownPath(process.cwd())}, where this server runs`);
      return readFailure(readFileSync(path, "utf8"));
    },
  };
  const { version }: { version: string } = JSON.parse(readFileSync(manifest, "utf8"));
  return { files, version };
}
