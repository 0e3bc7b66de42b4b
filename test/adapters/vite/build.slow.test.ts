// Statements: X52, X126, X365.

import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, onTestFinished, test } from "vitest";
import { configWith, createProject, type Project } from "./project.ts";

const projects: Project[] = [];

afterEach(async () => {
  for (const project of projects.splice(0)) await project.remove();
});

/** All that a production build writes with these options of `sandbank()`. */
function built(options: string): Promise<string> {
  const project = createProject({
    "index.html": '<!doctype html><body><script type="module" src="/src/main.ts"></script></body>\n',
    "src/main.ts": 'console.log("the app");\n',
    "vite.config.ts": configWith(options),
  });
  projects.push(project);
  return project.build();
}

/** The first text of each that is found; the whole would be too long for a message. */
const found = (text: string, pattern: RegExp) => pattern.exec(text)?.[0];
const ofTheBank = /sandbank-snapshot/;
const ofPersist =
  /indexedDB|sandbank-journal|sandbank\/persist|keepAs|bank is no longer kept|named-here|vite-projects/;

test("a production build has nothing of the bank in it", async () => {
  const text = await built("{ persist: true }");
  expect(text).toContain("the app");
  expect(found(text, /sandbank/i)).toBeUndefined();
  expect(found(text, ofPersist)).toBeUndefined();
});

test("a build with the bank in it neither keeps it nor names the project's folder (X126)", async () => {
  const text = await built("{ persist: true, build: true }");
  expect(found(text, ofTheBank)).toBe("sandbank-snapshot");
  expect(found(text, ofPersist)).toBeUndefined();
  const named = await built('{ persist: { name: "named-here" }, build: true }');
  expect(found(named, ofPersist)).toBeUndefined();
});

/** All that a build writes whose own request, of a page that it renders in advance, is answered by the bank or by what is at its address. */
async function renderedWith(options: string): Promise<string> {
  const service = createServer((_, response) => void response.end("the real service"));
  await new Promise<void>((resolve) => void service.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void service.close());
  const baseUrl = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  const project = createProject({
    "index.html": '<!doctype html><body><script type="module" src="/src/main.ts"></script></body>\n',
    "src/main.ts": 'console.log("the app");\n',
    "src/address.ts": `export const baseUrl = ${JSON.stringify(baseUrl)};\n`,
    "src/bank.ts": 'import { baseUrl } from "./address";\nexport default { baseUrl };\n',
    "vite.config.ts": `import { sandbank } from "sandbank/vite";
const generator = {
  name: "generator",
  async generateBundle() {
    const headers = { Authorization: "Bearer test" };
    const answer = await fetch("${baseUrl}/v1/counterparties", { headers });
    this.emitFile({ type: "asset", fileName: "page.txt", source: await answer.text() });
  },
};
export default { plugins: [generator, sandbank(${options})] };
`,
  });
  projects.push(project);
  return project.build();
}

test("a build asks the real service as it renders pages, and with `prerender` the bank, of which nothing is in it (X365)", async () => {
  expect(await renderedWith('{ options: "./src/bank.ts" }')).toContain("the real service");
  const text = await renderedWith('{ options: "./src/bank.ts", prerender: true }');
  expect(text).toContain('{"data":[],"links":{"first":"/v1/counterparties","next":null}}');
  expect(text).toContain("the app");
  expect(found(text, /sandbank|the real service/i)).toBeUndefined();
});
