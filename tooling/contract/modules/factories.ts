import { globSync, readFileSync } from "node:fs";
import { createFactories } from "../../../fixtures/factories.ts";
import { root } from "../../build/sources.ts";

const HEAD =
  "/* Generated from the development parts of the resources by `npm run check contract -- --update`. */\n\n";

/** The types that the development part of each resource exports: its factory and the body that this makes. */
const exported = globSync("src/*/*/development.ts", { cwd: root })
  .map((path) => path.replaceAll("\\", "/"))
  .filter((path) => !path.startsWith("src/engine/"))
  .sort()
  .map((path) => {
    const names = readFileSync(`${root}/${path}`, "utf8").matchAll(/^export (?:type|interface) (\w+)/gm);
    return { from: `../../${path}`, names: Array.from(names, ([, name = ""]) => name) };
  });

const isFactory = (name: string) => name.endsWith("Factory");

/** The text of the module with the types of the factories and of their bodies. */
export function factoryTypesModule(): string {
  const of = (select: (name: string) => boolean, keyword: string) =>
    exported.flatMap(({ from, names }) => {
      const selected = names.filter(select);
      return selected.length > 0 ? [`${keyword} type { ${selected.join(", ")} } from "${from}";`] : [];
    });
  const factories = exported.flatMap(({ names }) => names.filter(isFactory));
  return `${HEAD}${of(isFactory, "import").join("\n")}

/** The factories of the resources, by their names. */
export interface ResourceFactories extends ${factories.join(", ")} {}

${of((name) => !isFactory(name), "export").join("\n")}
`;
}

/** The text of the module with the factories that are there without making any. */
export function factoriesModule(): string {
  const names = Object.keys(createFactories(1)).filter((name) => name !== "faker");
  const exports = names.map(
    (name) =>
      `/** \`${name}\` of the factories that are there without making any; their one source makes a body depend on the calls before. */\nexport const ${name} = shared.${name};\n`,
  );
  return `${HEAD}import { createFactories } from "../factories.ts";

const shared = createFactories(1);

${exports.join("")}`;
}
