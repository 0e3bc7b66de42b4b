import { join } from "node:path";
import type { CodeSplittingGroup, Plugin } from "rolldown";
import { reachedFrom } from "./imports.ts";
import { root } from "./sources.ts";

/** What `npx sandbank init` reads, changes and compares files with: large, and loaded by it alone. */
const TOOLS = "init-tools";
const OF_TOOLS =
  /[\\/]node_modules[\\/](?:@jridgewell[\\/]sourcemap-codec|@sveltejs[\\/]acorn-typescript|acorn|diff|jsonc-parser|magic-string|package-manager-detector)[\\/]/;

/** The SDK that the tools for assistants alone load. */
const SDK = "mcp-sdk";
const OF_SDK = /[\\/]node_modules[\\/]@modelcontextprotocol[\\/]|smaller-sdk$/;

/** What the panel and what loads msw have in common, which would move into the panel's chunk. */
const STORAGE = /[\\/]src[\\/]engine[\\/]page-storage\.ts$/;

/** What adapters have that start msw. */
const OF_ADAPTERS =
  /[\\/]src[\\/]adapters[\\/]shared[\\/](?:console[\\/]console-report|msw[\\/](?:active-bank|msw))\.ts$/;

/** What judges a signature, of a delivery and of a request to a bank that checks them. */
const OF_SIGNATURES =
  /[\\/]src[\\/](?:engine[\\/]http[\\/]signatures[\\/](?:header-forms|mistakes|same-text)|webhooks[\\/]signature)\.ts$/;

const OF_SERVERS = /[\\/]src[\\/]adapters[\\/]server[\\/](?:http-server|node-request)\.ts$/;

/** What no bank has at first: what follows it, keeps it or records its calls. */
const KEPT = /[\\/]src[\\/](?:bank|engine[\\/](?:store|time))[\\/]/;

/** What the tabs of the panel share. */
const OF_TABS = /[\\/]src[\\/]panel[\\/](?!actions[\\/])/;

const OF_COMMAND = /[\\/]src[\\/]adapters[\\/]cli[\\/]/;

/** Of zod's parts, what writes JSON Schema: they lead to it, though what a bank uses of them does not. */
const JSON_SCHEMA =
  /[\\/]node_modules[\\/]zod[\\/]v4[\\/]core[\\/](?:to-json-schema|json-schema-processors)\./;

/** An entry that leads to one of these has zod, msw, or the resources of a bank. */
const ZOD = "#zod";
const MSW = "#msw";
const BANK = join(root, "src/registry.ts");

/** The entries that have a bank's machinery without its resources: what they share with a bank is a chunk of its own. */
const SERVICES = ["define", "products"];

const INDEX = join(root, "src/index.ts");

const PANEL = join(root, "src/panel/index.ts");

/**
 * Says which modules share a chunk, for the bundler alone makes one for each set of entries that need the same: 130 of a few lines. No
 * chunk brings zod, msw or a bank to an entry that would not have it. The build needs `plugin`, which reads what `groups` go by.
 */
export function chunksOf(entries: Readonly<Record<string, string>>): {
  readonly plugin: Plugin;
  readonly groups: CodeSplittingGroup[];
} {
  const loaded = new Map<string, ReadonlySet<string>>();
  const isIn = (entry: string, id: string) => loaded.get(entry)?.has(id) ?? false;
  /** Whether an entry loads a module and not another. */
  const isWithout = (other: string, id: string) =>
    [...loaded].some(([entry, ids]) => !SERVICES.includes(entry) && ids.has(id) && !ids.has(other));
  const plugin: Plugin = {
    name: "chunks",
    buildEnd() {
      const imported = (id: string) => this.getModuleInfo(id)?.importedIds ?? [];
      for (const [name, file] of Object.entries(entries))
        loaded.set(name, new Set(reachedFrom([join(root, file)], imported)));
    },
  };
  const groups: CodeSplittingGroup[] = [
    { name: TOOLS, test: OF_TOOLS },
    { name: SDK, test: OF_SDK },
    { name: "page-storage", test: STORAGE },
    // Each tab that is loaded on demand shares another part of what a page first loads of the panel. The entry defines its elements.
    { name: "panel-base", test: (id) => isIn("panel", id) && !isIn("core", id) && id !== PANEL },
    { name: "base", test: (id) => isIn("core", id) && isWithout(ZOD, id) },
    { name: "bank-of-scenarios", test: (id) => isIn("core", id) && isIn("fixtures", id) },
    { name: "bank-parts", test: (id) => isIn("core", id) && isWithout(BANK, id) },
    { name: "service", test: (id) => isIn("core", id) && isIn("define", id) && !JSON_SCHEMA.test(id) },
    { name: "bank", test: (id) => isIn("core", id) && !JSON_SCHEMA.test(id) },
    { name: "msw", test: (id) => isIn("index", id) && !isWithout(MSW, id) && isWithout(BANK, id) },
    // The entry makes the bank itself, which what gives handlers to other services must not bring.
    { name: "bank-for-msw", test: (id) => isIn("index", id) && !isWithout(MSW, id) && id !== INDEX },
    { name: "adapters", test: OF_ADAPTERS },
    { name: "http-server", test: OF_SERVERS },
    { name: "signatures", test: OF_SIGNATURES },
    { name: "kept-base", test: (id) => KEPT.test(id) && isWithout(ZOD, id) },
    { name: "kept", test: KEPT, minShareCount: 2 },
    { name: "panel-parts", test: OF_TABS, minShareCount: 2 },
    { name: "cli-parts", test: OF_COMMAND, minShareCount: 2 },
  ];
  return {
    plugin,
    // What modules of a group import stays in the chunk of others that need it.
    groups: groups.map((group, at) => ({
      ...group,
      priority: groups.length - at,
      includeDependenciesRecursively: false,
    })),
  };
}
