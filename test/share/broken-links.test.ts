// Statements: X132.

import { deflateRawSync } from "node:zlib";
import fc from "fast-check";
import { expect, test } from "vitest";
import { hashOf } from "../../src/bank/recipe/state-hash.ts";
import { LinkError, link, openLink } from "../../src/share/index.ts";
import { pack, unpack } from "../../src/share/pack.ts";
import { readContent } from "../../src/share/read-content.ts";
import { mondayBank } from "../support/bank.ts";
import { minimalTransfer } from "../support/bodies.ts";
import { create } from "../support/call.ts";

const to = "https://playground.example/";

/** A link of each form. */
async function links(): Promise<Readonly<Record<"recipe" | "difference" | "snapshot", string>>> {
  const [recorded, bank] = [mondayBank({ record: true }), mondayBank()];
  for (const each of [recorded, bank]) {
    await create(each, "/v1/ach", minimalTransfer);
    await each.clock.advance({ days: 1 });
  }
  return {
    recipe: await link(recorded, { to }),
    difference: await link(bank, { to }),
    snapshot: await link(bank, { to, whole: true }),
  };
}

const LINKS = await links();

const packedOf = (url: string) => url.slice(url.indexOf("=") + 1);
const withCheck = (base64: string) => base64 + hashOf(base64).padStart(6, "0").slice(-6);

test("a link that was cut, changed, or is none is refused with one sentence and changes nothing (X132)", async () => {
  const { recipe } = LINKS;
  const bank = mondayBank();
  const before = JSON.stringify(bank.snapshot());
  const cut = "it was cut or changed on its way.";
  const cases: readonly [url: string, why: string][] = [
    [recipe.slice(0, -1), cut],
    [recipe.slice(0, 60), cut],
    [`${recipe}A`, cut],
    [recipe.replace(/.(?=.{100}$)/, (char) => (char === "a" ? "b" : "a")), cut],
    [`${to}#bank=`, cut],
    [`${to}#bank=%E4%BD%A0`, cut],
    [to, "it has no #bank=… in it."],
    [`${to}#/tours`, "it has no #bank=… in it."],
    [`${to}#bank=${"A".repeat(70_000)}`, "it has more than 65536 characters."],
    [`${to}#bank=${withCheck("AAAA")}`, "what it holds isn't the state of a bank."],
    [`${to}#bank=${withCheck("%%%%")}`, "what it holds isn't the state of a bank."],
    [`${to}#bank=${await pack("{")}`, "what it holds isn't the state of a bank."],
    [`${to}#bank=${await pack("null")}`, "another version of Sandbank has made it."],
    [`${to}#bank=${await pack('{"version":2}')}`, "another version of Sandbank has made it."],
    [`${to}#bank=${await pack('{"version":1}')}`, "what it holds isn't the state of a bank."],
    [
      `${to}#bank=${await pack(`{"version":1,"x":${"[".repeat(500_000)}`)}`,
      "what it holds isn't the state of a bank.",
    ],
  ];
  for (const [url, why] of cases) {
    const opening = openLink(bank, url);
    await expect(opening, url.slice(0, 80)).rejects.toThrow(LinkError);
    await expect(opening).rejects.toThrow(`The link was not opened, and the bank is as it was: ${why}`);
  }
  expect(JSON.stringify(bank.snapshot())).toBe(before);
});

test("a small link that holds more than 16 MB is refused before that is read (X132)", async () => {
  const bomb = deflateRawSync(Buffer.alloc(45_000_000, 32)).toString("base64url");
  const url = `${to}#bank=${withCheck(bomb)}`;
  expect(url.length).toBeLessThan(65_536);
  await expect(openLink(mondayBank(), url)).rejects.toThrow("it holds more than 16777216 bytes.");
});

test("any change of a character is refused, and changes nothing (X132)", async () => {
  const { recipe, snapshot } = LINKS;
  const bank = mondayBank();
  const before = JSON.stringify(bank.snapshot());
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(recipe, snapshot),
      fc.nat(),
      fc.constantFrom(..."ABCxyz019-_"),
      async (url, place, char) => {
        const first = url.indexOf("=") + 1;
        const at = first + (place % (url.length - first));
        fc.pre(url[at] !== char);
        await expect(openLink(bank, url.slice(0, at) + char + url.slice(at + 1))).rejects.toThrow(LinkError);
      },
    ),
    { numRuns: 300 },
  );
  expect(JSON.stringify(bank.snapshot())).toBe(before);
});

/** Every path of a JSON value. */
function pathsIn(value: unknown, path: readonly string[] = []): string[][] {
  if (typeof value !== "object" || value === null) return [[...path]];
  return [[...path], ...Object.entries(value).flatMap(([name, each]) => pathsIn(each, [...path, name]))];
}

function changed(value: unknown, [name, ...path]: readonly string[], change: unknown): unknown {
  if (name === undefined) return change;
  const copy = Array.isArray(value) ? [...value] : { ...(value as object) };
  const before = (value as Record<string, unknown>)[name];
  Object.defineProperty(copy, name, { value: changed(before, path, change), enumerable: true });
  return copy;
}

test("a link with changed content is refused and changes nothing, or leads to a state that the bank takes", {
  timeout: 120_000,
}, async () => {
  const contents = await Promise.all(
    Object.values(LINKS).map(async (url) => JSON.parse(await unpack(packedOf(url)))),
  );
  const counts = { refused: 0, opened: 0 };
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...contents),
      fc.nat(),
      fc.oneof(
        fc.constantFrom<unknown>(null, "", "x", 0, -1, 1e300, [], {}, true, "__proto__", "constructor", [[]]),
        fc.jsonValue({ maxDepth: 3 }),
        fc.constant(
          JSON.parse('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}'),
        ),
        fc.constantFrom("https://evil.example/a.js", "./module.ts", "javascript:alert(1)"),
      ),
      async (content, place, change) => {
        const paths = pathsIn(content);
        const path = paths[place % paths.length] ?? [];
        const url = `${to}#bank=${await pack(JSON.stringify(changed(content, path, change)) ?? "null")}`;
        const bank = mondayBank();
        const before = JSON.stringify(bank.snapshot());
        try {
          await openLink(bank, url);
          counts.opened += 1;
          await mondayBank().restore(bank.snapshot());
        } catch (error) {
          expect(error).toBeInstanceOf(LinkError);
          expect(JSON.stringify(bank.snapshot())).toBe(before);
          counts.refused += 1;
        }
        expect("polluted" in {}).toBe(false);
      },
    ),
    { numRuns: 100 },
  );
  expect(counts.refused).toBeGreaterThan(40);
  expect(counts.opened).toBeGreaterThan(1);
});

test("nothing in a link reaches the network, the control, or a name that options inherit (X133)", async () => {
  const fetched: unknown[] = [];
  const { fetch } = globalThis;
  globalThis.fetch = async (...given) => {
    fetched.push(given);
    return new Response();
  };
  try {
    const content = JSON.parse(await unpack(packedOf(LINKS.recipe)));
    const { at } = content.recipe.from;
    const calls = [
      "GET https://evil.example/v1",
      "POST /v1/../_sandbank/reset",
      "GET /v1/https://evil.example/",
    ];
    const bank = mondayBank({ scenarios: { mine: () => undefined } });
    await create(bank, "/v1/ach", minimalTransfer);
    for (const request of calls) {
      const recipe = { ...content.recipe, calls: [{ at, request }] };
      const text = JSON.stringify({ ...content, recipe });
      const opened = await openLink(bank, `${to}#bank=${await pack(text)}`).catch((error) => error);
      expect(opened instanceof LinkError || opened.isSame === false).toBe(true);
    }
    for (const path of ["/v1/..", "/v1/%2E%2e", "/v1/a/../..", "/v1\\..", "/v1/\\..\\..\\"]) {
      const recipe = { ...content.recipe, calls: [{ at, request: `POST ${path}/_sandbank/reset` }] };
      const text = JSON.stringify({ ...content, recipe });
      const opening = openLink(bank, `${to}#bank=${await pack(text)}`);
      await expect(opening, path).rejects.toThrow("at calls.0.request: Invalid");
    }
    for (const scenario of ["constructor", "__proto__", "toString", "./scenario.js"]) {
      const recipe = { ...content.recipe, from: { scenario, at } };
      const text = JSON.stringify({ ...content, recipe });
      await expect(openLink(bank, `${to}#bank=${await pack(text)}`)).rejects.toThrow(
        "It begins with the scenario",
      );
    }
    expect(fetched).toEqual([]);
  } finally {
    globalThis.fetch = fetch;
  }
});

test("a link that would take long to open is refused before anything is made of it (X132, X133)", async () => {
  const content = JSON.parse(await unpack(packedOf(LINKS.recipe)));
  const { at } = content.recipe.from;
  const file = (size: number) => ({ name: "file", type: "application/pdf", fileName: "a.pdf", size });
  const upload = { at, request: "POST /v1/files", form: [file(10_000_000)] };
  const cases: readonly [calls: unknown, why: string][] = [
    [Array(10_001).fill({ at, request: "GET /v1/ach" }), "it has more than 10000 calls."],
    [Array(7).fill(upload), "its files have more than 67108864 bytes."],
    [[{ ...upload, form: Array(101).fill(file(1)) }], "The recipe doesn't fit this version of Sandbank"],
  ];
  const bank = mondayBank();
  const before = JSON.stringify(bank.snapshot());
  for (const [calls, why] of cases) {
    const text = JSON.stringify({ ...content, recipe: { ...content.recipe, calls } });
    await expect(openLink(bank, `${to}#bank=${await pack(text)}`)).rejects.toThrow(why);
  }
  expect(JSON.stringify(bank.snapshot())).toBe(before);
});

test("a bank with larger files than a link may have is shared by its state", {
  timeout: 60_000,
}, async () => {
  const bank = mondayBank({ record: true });
  const headers = { Authorization: "Bearer test" };
  const file = new File([new Uint8Array(10_000_000)], "a.pdf", { type: "application/pdf" });
  for (let upload = 0; upload < 7; upload += 1) {
    const body = new FormData();
    body.append("file", file);
    await bank.fetch("/v1/files", { method: "POST", headers, body });
    // Opened, it would send all of them again.
    if (upload === 5)
      expect(readContent(await unpack(packedOf(await link(bank, { to })))).form.name).toBe("recipe");
  }
  const { form, isSame } = await openLink(mondayBank(), await link(bank, { to }));
  expect([form, isSame]).toEqual(["difference", true]);
});

test("what is said of a link is short, whatever is in it", async () => {
  const content = JSON.parse(await unpack(packedOf(LINKS.recipe)));
  const { at } = content.recipe.from;
  const opened = async (count: number) => {
    const calls = Array(count).fill({ at, request: `GET /v1/${"a".repeat(100_000)}` });
    const text = JSON.stringify({ ...content, recipe: { ...content.recipe, calls } });
    return openLink(mondayBank(), `${to}#bank=${await pack(text)}`);
  };
  const { isSame, messages } = await opened(50);
  expect(isSame).toBe(false);
  expect(messages.join(" ").length).toBeLessThan(4_000);
  expect([messages.length, messages.at(-1)]).toEqual([12, "And 40 more calls were refused."]);
  expect((await opened(11)).messages.slice(11)).toEqual(["And 1 more call was refused."]);
  expect((await opened(10)).messages).toEqual(messages.slice(0, 11));
  const options = { ["a".repeat(1_000)]: "x" };
  const named = `${to}#bank=${await pack(JSON.stringify({ ...content, options }))}`;
  await expect(openLink(mondayBank(), named)).rejects.toThrow("what it holds isn't the state of a bank.");
});
