import { addItem, addToList, changesOf, exportedObject, property, readConfig } from "../config.ts";
import type { Project } from "../project.ts";
import type { Step } from "../step.ts";

const MODULE = '"sandbank/nuxt"';

/** Adds the module and its options to Nuxt's configuration. */
export function nuxtSteps({ files, language }: Project, bank: string): Step[] {
  const file = files.configOf("nuxt.config") ?? `nuxt.config.${language}`;
  const setting = `sandbank: { options: "./${bank}", panel: true }`;
  if (!files.isFile(file)) {
    const after = `export default defineNuxtConfig({\n  modules: [${MODULE}],\n  ${setting},\n});\n`;
    return [{ file, before: undefined, after }];
  }
  if (files.isOurs(file)) return [{ note: `${file} has sandbank/nuxt already.` }];
  const config = readConfig(files, file);
  const object = config && exportedObject(config, ["defineNuxtConfig"]);
  const byHand = (reason: string): Step[] => [{ file, reason, manual: [`modules: [${MODULE}],`, setting] }];
  if (!config || !object) return byHand("init finds no object with the configuration in it");
  if (property(object, "sandbank")) return byHand("it has something else named sandbank");
  if (object.properties.length === 0) {
    addItem(config, object, `modules: [${MODULE}], ${setting}`);
    return changesOf(config);
  }
  if (!addToList(config, object, "modules", MODULE))
    return byHand("its 'modules' are no array that is written there");
  addItem(config, object, setting);
  return changesOf(config);
}
