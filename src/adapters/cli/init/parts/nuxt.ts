import { additionSteps } from "../addition.ts";
import { addItem, addToList, exportedObject, property } from "../config.ts";
import type { Project } from "../project.ts";
import type { Step } from "../step.ts";

const MODULE = '"sandbank/nuxt"';

/** Adds the module and its options to Nuxt's configuration, which has its helper without an import, or makes one. */
export function nuxtSteps({ files, language }: Project, bank: string): Step[] {
  const file = files.configOf("nuxt.config") ?? `nuxt.config.${language}`;
  const setting = `sandbank: { options: "./${bank}", panel: true }`;
  return additionSteps(files, {
    file,
    does: "has sandbank/nuxt",
    isThere: () => files.isOurs(file),
    imports: [],
    made: `export default defineNuxtConfig({\n  modules: [${MODULE}],\n  ${setting},\n});`,
    manual: `modules: [${MODULE}],\n${setting}`,
    put(config) {
      const object = exportedObject(config, ["defineNuxtConfig"]);
      if (object === undefined) return "init finds no object with the configuration in it";
      if (property(object, "sandbank")) return "it has something else named sandbank";
      if (object.properties.length === 0) addItem(config, object, `modules: [${MODULE}], ${setting}`);
      else if (!addToList(config, object, "modules", MODULE))
        return "its 'modules' aren't written there as an array";
      else addItem(config, object, setting);
      return undefined;
    },
  });
}
