import { addImports, type Config, changesOf, importsFrom, readConfig } from "./config.ts";
import type { Files } from "./files.ts";
import type { Step } from "./step.ts";

/** What init puts into the configuration of a tool. */
export interface Addition {
  readonly file: string;
  /** The entry of this package whose import shows that the addition is there already. */
  readonly entry: string;
  readonly imports: readonly string[];
  /** What a new file has below the imports. */
  readonly made: string;
  /** The line to add by hand. */
  readonly manual: string;
  /** Changes what the module exports. Returns why that can't be done safely. */
  put(config: Config): string | undefined;
  /** Changes what does not depend on the addition. */
  prepare?(config: Config): void;
}

/** The one way to a configuration: it is made, has the addition already, is edited, or gets its lines by hand. */
export function additionSteps(files: Files, addition: Addition): Step[] {
  const { file, entry, imports, made, manual } = addition;
  if (!files.isFile(file)) return [{ file, before: undefined, after: [...imports, made, ""].join("\n") }];
  const byHand = (reason: string) => [{ file, reason, manual: [...imports, manual] }];
  const config = readConfig(files, file);
  if (config === undefined) return byHand("it can't be parsed");
  addition.prepare?.(config);
  if (importsFrom(config, entry))
    return [{ note: `${file} imports ${entry} already.` }, ...changesOf(config)];
  const reason = addition.put(config);
  if (reason !== undefined) return byHand(reason);
  addImports(config, imports);
  return changesOf(config);
}
