import { additionSteps, importing } from "../addition.ts";
import { addItem, addToList, exportedObject, property } from "../config.ts";
import type { Project } from "../project.ts";
import type { Step } from "../step.ts";

/** Adds the plugin to those of Vite in Astro's configuration, or makes one. */
export function astroSteps({ files, language, isModule }: Project, bank: string): Step[] {
  const call = `sandbank({ options: "./${bank}", panel: true })`;
  const setting = `vite: { plugins: [${call}] }`;
  const ending = language === "js" && !isModule ? "mjs" : language;
  return additionSteps(files, {
    file: files.configOf("astro.config") ?? `astro.config.${ending}`,
    ...importing("sandbank/vite"),
    imports: ['import { sandbank } from "sandbank/vite";'],
    made: `import { defineConfig } from "astro/config";\n\nexport default defineConfig({\n  ${setting},\n});`,
    manual: setting,
    put(config) {
      const object = exportedObject(config, ["defineConfig"]);
      if (object === undefined) return "init finds no object with the configuration in it";
      if (/\bsandbank\b/.test(config.code)) return "it uses the name sandbank for something else";
      const vite = property(object, "vite");
      if (vite === undefined) addItem(config, object, setting);
      else if (vite.type !== "ObjectExpression" || !addToList(config, vite, "plugins", call))
        return "its Vite 'plugins' aren't written there as an array";
      return undefined;
    },
  });
}
