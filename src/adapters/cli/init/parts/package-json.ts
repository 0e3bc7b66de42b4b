import { styleOf, withJson } from "../json.ts";
import type { Project } from "../project.ts";
import type { Step } from "../step.ts";
import { neededPackages } from "../template.ts";

const FILE = "package.json";
const LIST = "devDependencies";

/** Adds what is missing to the `devDependencies`, in the order in which package managers write them. */
export function packageSteps({ files, manifest, packages }: Project): Step[] {
  const before = files.read(FILE);
  const missing = [...neededPackages()].filter(([name]) => !packages.has(name));
  const notes = oldMsw(packages.get("msw"));
  if (missing.length === 0) return [{ note: `${FILE} has sandbank and msw already.` }, ...notes];
  const { indent, eol } = styleOf(before);
  const list = `${Object.keys(manifest).length > 0 ? "," : ""}${indent && eol + indent}"${LIST}": {}`;
  const after = missing.reduce(
    (text, [name, range]) => {
      const getInsertionIndex = (names: string[]) => names.filter((each) => each < name).length;
      return withJson(text, [LIST, name], range, { getInsertionIndex });
    },
    // An edit that adds the list too would format what is beside it.
    Object.hasOwn(manifest, LIST) ? before : before.replace(/\s*\}\s*$/, (end) => list + end),
  );
  return [{ file: FILE, before, after }, ...notes];
}

/** Says so where the project's msw is too old: before 2.12, unless the range also takes a later 2. */
function oldMsw(range = ""): Step[] {
  const [, major, minor = "99"] = /^[\^~>=v\s]*(\d+)(?:\.(\d+))?/.exec(range) ?? [];
  const isOld = Number(major) < 2 || (Number(major) === 2 && Number(minor) < 12 && !range.startsWith("^"));
  const advice = "sandbank needs 2.12 or later, or 3. Raise it before you install.";
  return isOld ? [{ note: `${FILE} has msw ${range}: ${advice}` }] : [];
}
