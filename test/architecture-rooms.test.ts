import { expect, test } from "vitest";
import { circlesOfFolders, crowdedFolders, MOST_IN_A_FOLDER } from "./support/rooms.ts";
import { type SourceFile, sourceFiles } from "./support/source-files.ts";

const isOthers = /\/(?:generated|node_modules)\//;
const roots = ["src", "playground/src", "tooling"];
const filesOf = (root: string) => sourceFiles(root).filter(({ path }) => !isOthers.test(path));

test.each(roots)("no folder of %s has more files than a reader can overlook", (root) => {
  expect(crowdedFolders(filesOf(root))).toEqual([]);
});

test.each(roots)(
  "in each folder of %s, its files and folders import each other in one direction, types counted",
  (root) => {
    expect(circlesOfFolders(filesOf(root))).toEqual([]);
  },
);

test("a crowded folder and an import back are found", () => {
  const file = (path: string, text = ""): SourceFile => ({ path, text });
  const many = Array.from({ length: MOST_IN_A_FOLDER + 1 }, (_, index) => file(`src/a/${index}.ts`));
  expect(crowdedFolders(many)).toEqual([`src/a has 17 files, but at most 16 may be in one.`]);
  expect(crowdedFolders(many.slice(1))).toEqual([]);

  const back = [
    file("src/a/one/x.ts", 'import type { Y } from "../two/y.ts";'),
    file("src/a/two/y.ts"),
    file("src/a/two/z.ts", 'import { X } from "../one/w.ts";'),
    file("src/a/one/w.ts"),
  ];
  expect(circlesOfFolders(back)).toEqual(["src/a: one → two → one"]);
  expect(circlesOfFolders(back.slice(0, 2))).toEqual([]);

  const schemas = [
    file("src/a/one/rules.ts", 'import { Twos } from "../two/schema.ts";'),
    file("src/a/two/schema.ts"),
    file("src/a/two/rules.ts", 'import { check } from "../one/rules.ts";'),
  ];
  expect(circlesOfFolders(schemas)).toEqual([]);
});
