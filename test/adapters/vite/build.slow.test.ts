// Statements: X52, X126.

import { afterEach, expect, test } from "vitest";
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
  /indexedDB|sandbank-journal|sandbank\/persist|keepAs|no longer kept|named-here|vite-projects/;

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
