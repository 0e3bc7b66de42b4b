import { type Facts, TSCONFIGS } from "../facts.ts";
import type { Step } from "../steps.ts";

/** Says so where TypeScript would not find the types of the package, whose entries are `exports`. */
export function tsconfigSteps({ disk, manifest }: Facts): Step[] {
  // Before TypeScript 6 this was what "commonjs" meant, unless told otherwise.
  const isOld = /^\D*[345]\b/.test(manifest.packages.get("typescript") ?? "");
  const file = TSCONFIGS.find((each) => {
    const text = disk.read(each) ?? "";
    const [, resolution] = /"moduleResolution"\s*:\s*"(\w+)"/i.exec(text) ?? [];
    if (resolution !== undefined) return /^(?:node|node10|classic)$/i.test(resolution);
    return isOld && /"module"\s*:\s*"commonjs"/i.test(text);
  });
  if (file === undefined) return [];
  const text = `${file} makes TypeScript look for packages as "moduleResolution": "node10" does, which finds no types of sandbank: set "module": "nodenext", or "moduleResolution": "bundler".`;
  return [{ kind: "note", text }];
}
