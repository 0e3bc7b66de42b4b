// Statements: MCP-7.

import { expect, test } from "vitest";
import { loadedWith } from "../support/import-graph.ts";
import { sourceFiles } from "../support/source-files.ts";

const files = new Map(sourceFiles("src").map((file) => [file.path, file]));

test.each(["server/index", "vite/index", "vite/client", "next/index", "cli/main"])(
  "%s loads the tools and the SDK where an assistant calls, and not before (MCP-7)",
  (entry) => {
    const loaded = [...loadedWith(`src/adapters/${entry}.ts`, files)];
    expect(loaded.length).toBeGreaterThan(10);
    expect(loaded.filter((path) => path.startsWith("src/mcp/"))).toEqual([]);
  },
);
