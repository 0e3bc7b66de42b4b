import { expect, test } from "vitest";
import { openRecipe } from "../../src/bank/recipe/open.ts";
import type { PanelBank } from "../../src/code/bank.ts";
import { setKeys } from "../../src/code/keys.ts";
import { createService, defineResource, z } from "../../src/define/index.ts";
import { replayed, send as sendAgain } from "../../src/panel/replay/send.ts";
import { copiedAs } from "../../src/recorded/test/index.ts";
import { copied } from "../panel/support/replay.ts";
import { STILL } from "./support.ts";

const notes = defineResource({
  noun: "note",
  path: "/notes",
  row: z.object({ id: z.string(), text: z.string() }),
  create: { required: ["text"] },
});

const AUTHS = [
  ["none", "none", {}],
  ["bearer", "bearer", { Authorization: "Bearer right" }],
  ["header", { header: "x-api-key" }, { "x-api-key": "right" }],
  ["cookie", { cookie: "session" }, { Cookie: "session=right" }],
] as const;

type Auth = (typeof AUTHS)[number][1];

function service(auth: Auth) {
  const made = createService({
    ...STILL,
    ...{
      auth,
      resources: { notes },
      style: { envelope: "none" },
      apiKeys: { client: ["right"] },
      record: true,
    },
  });
  setKeys(made as unknown as PanelBank, { client: "right" });
  return made;
}

async function used(auth: Auth, key: object) {
  const made = service(auth);
  const headers = { ...key, "content-type": "application/json" };
  const response = await made.fetch("/notes", { method: "POST", headers, body: '{"text":"Hello"}' });
  expect(response.status).toBe(200);
  return made;
}

test.each(AUTHS)("a recipe sends its key as the service has it: %s (DEF-51)", async (_, auth, key) => {
  const recipe = await (await used(auth, key)).recipe();
  const other = service(auth);
  expect(await openRecipe(other, recipe)).toEqual({ isSame: true, refused: [] });
  expect(other.db.notes.all()).toEqual([{ id: "1001", text: "Hello" }]);
});

test.each(AUTHS)(
  "a request is copied with its key as the service has it: %s (DEF-51)",
  async (_, auth, key) => {
    const made = await used(auth, key);
    const code = await copiedAs("fetch", copied(made as unknown as PanelBank));
    const lines = Object.entries({ ...key, "Content-Type": "application/json" }).map(
      ([name, value]) => `    ${/^\w+$/.test(name) ? name : `"${name}"`}: "${value}",\n`,
    );
    expect(code).toBe(`const response = await fetch("https://app.test/notes", {
  method: "POST",
  headers: {
${lines.join("")}  },
  body: JSON.stringify({
    text: "Hello",
  }),
});
`);
    const curl = await copiedAs("curl", copied(made as unknown as PanelBank));
    const [sent] = Object.entries(key);
    expect(curl.split(" \\\n").filter((line) => !line.includes("Content-Type"))).toEqual([
      "# The bank is in a page. For one that curl reaches, run: npx sandbank --port 4010\ncurl --globoff -X POST 'http://localhost:4010/notes'",
      ...(sent ? [`  -H '${sent.join(": ")}'`] : []),
      `  --data '{"text":"Hello"}'`,
    ]);
  },
);

test.each(AUTHS)(
  "the panel sends a request again with its key as the service has it: %s (DEF-51)",
  async (_, auth, key) => {
    const made = (await used(auth, key)) as unknown as PanelBank;
    const { entry } = copied(made);
    const { entry: again, body } = await sendAgain(made, entry, replayed(made, entry));
    expect([again.status, body]).toEqual([200, { id: "1002", text: "Hello" }]);
  },
);
