import { expect, test } from "vitest";
import type { Resources } from "../src/engine/resource/resource.ts";
import { REGISTRY } from "../src/registry.ts";
import { WITH_PICKUPS } from "./registry/registry.ts";
import { sourceFiles } from "./support/source-files.ts";

const areas = ["src/payments", "src/cards", "src/onboarding"];
const folders = [...areas, "test/registry"];

/** A message for each endpoint of a registry whose operation and path no file of routes in the folders spells out. */
function unwrittenIn(registry: Resources, folders: readonly string[]): readonly string[] {
  const texts = folders
    .flatMap(sourceFiles)
    .filter(({ path }) => /\/(?:routes|resource)\.ts$/.test(path))
    .map(({ text }) => text);
  return Object.entries(registry).flatMap(([name, { routes }]) =>
    routes
      .filter(({ operation, path }) => {
        const parts = [`export const ${operation} =`, `operation: "${operation}"`, `path: "${path}"`];
        return !texts.some((text) => parts.every((part) => text.includes(part)));
      })
      .map(
        ({ operation, path }) => `${name}: ${operation} and ${path} are not found by searching the routes.`,
      ),
  );
}

test("every endpoint is found by searching for its operation and its path", () => {
  expect(unwrittenIn(REGISTRY, areas)).toEqual([]);
  expect(unwrittenIn(WITH_PICKUPS, folders)).toEqual([]);
});

test("an endpoint that is written nowhere is named", () => {
  expect(unwrittenIn(WITH_PICKUPS, areas)).toContain(
    "cashPickups: createCashPickup and /v1/cash_pickups are not found by searching the routes.",
  );
});
