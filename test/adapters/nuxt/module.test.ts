// What the module adds to Nuxt; test/package/nuxt has it in Nuxt itself. Statement: X364.

import { expect, onTestFinished, test } from "vitest";
import sandbankModule from "../../../src/adapters/nuxt/index.ts";

interface Template {
  readonly filename: string;
  readonly write: boolean;
  readonly getContents: () => string;
}

/** What of Nuxt the module is given, and what it has put there. */
function nuxt(dev: boolean, sandbank?: object) {
  const hooks = new Map<string, (...given: never[]) => unknown>();
  const templates: Template[] = [];
  const options = {
    dev,
    rootDir: "/project",
    buildDir: "/project/.nuxt",
    ...(sandbank && { sandbank }),
    build: { templates },
    nitro: { plugins: ["/project/server/plugins/own.ts"] },
  };
  const hook = (name: string, run: (...given: never[]) => unknown) => void hooks.set(name, run);
  onTestFinished(() => void hooks.get("close")?.());
  return { nuxt: { options, hook }, options, templates, hooks };
}

test("in development the app's server and Vite for its pages have the bank (X364)", async () => {
  const made = nuxt(true, { options: "./app/bank.ts" });
  await sandbankModule({}, made.nuxt);
  expect(made.options.nitro.plugins).toEqual([
    "/project/.nuxt/sandbank-server.mjs",
    "/project/server/plugins/own.ts",
  ]);
  const [template] = made.templates;
  const [, address = ""] =
    /startForwarding\("(http:\/\/127\.0\.0\.1:\d+\/)"\)/.exec(template?.getContents() ?? "") ?? [];
  expect(template).toMatchObject({ filename: "sandbank-server.mjs", write: true });
  const early = await fetch(address);
  expect([early.status, await early.json()]).toEqual([503, { error: "The bank has not started yet." }]);

  const extend = made.hooks.get("vite:extendConfig") as unknown as (
    config: { plugins?: { name: string }[] },
    which: { isClient: boolean },
  ) => void;
  const [pages, server] = [{ plugins: [{ name: "vue" }] }, {}];
  extend(pages, { isClient: true });
  extend(server, { isClient: false });
  expect(pages.plugins.map(({ name }) => name)).toEqual(["vue", "sandbank"]);
  expect(server).toEqual({});
});

test("a build has nothing of it, and an option that is wrong is refused (X364)", async () => {
  const made = nuxt(false);
  await sandbankModule({ panel: true }, made.nuxt);
  expect([made.templates, made.hooks.size, made.options.nitro.plugins]).toEqual([
    [],
    0,
    ["/project/server/plugins/own.ts"],
  ]);
  await expect(sandbankModule({ panel: "yes" as never }, made.nuxt)).rejects.toThrow("'panel'");
  expect(await sandbankModule.getMeta()).toEqual({ name: "sandbank", configKey: "sandbank" });
});
