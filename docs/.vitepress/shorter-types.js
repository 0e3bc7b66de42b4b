// A plugin of typedoc, which loads it as JavaScript: it leaves out of the reference what nobody can read.

import { Converter, ReflectionKind } from "typedoc";

/** Types that are generated from the endpoints, member by member; the endpoint reference says the same in words. */
const GENERATED = ["paths", "operations", "components"];
/** Characters of a type argument that is written out; that of a bank, all of its resources, has thousands. */
const LONGEST = 2000;

/** @param {import("typedoc").Application} app */
export function load(app) {
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, ({ project }) => {
    for (const declared of project.getReflectionsByKind(ReflectionKind.Interface)) {
      if (!GENERATED.includes(declared.name)) continue;
      for (const member of [...(declared.children ?? [])]) project.removeReflection(member);
    }
  });
  // Only then members that are inherited have their own types.
  app.converter.on(Converter.EVENT_RESOLVE_END, ({ project }) => {
    for (const reflection of Object.values(project.reflections)) {
      if ("type" in reflection) shorten(reflection.type);
    }
  });
}

/** @param {unknown} type */
function shorten(type) {
  if (type?.type === "union" || type?.type === "intersection") type.types.forEach(shorten);
  if (type?.type !== "reference") return;
  type.typeArguments?.forEach(shorten);
  if (type.typeArguments?.some((each) => each.type !== "reference" && each.toString().length > LONGEST)) {
    type.typeArguments = undefined;
  }
}
