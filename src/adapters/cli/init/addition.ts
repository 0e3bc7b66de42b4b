import { addImports, type Config, changesOf, importsFrom, readConfig } from "./config.ts";
import type { Files } from "./files.ts";
import type { Step } from "./step.ts";

/** What init puts into the configuration of a tool. */
export interface Addition {
  readonly file: string;
  /** What the file does where the addition is there already, such as "imports sandbank/vite". */
  readonly does: string;
  isThere(config: Config): boolean;
  readonly imports: readonly string[];
  /** What a new file has below the imports; undefined for one that is not made. */
  readonly made?: string;
  /** The line to add by hand. */
  readonly manual: string;
  /** Changes what the module exports. Returns why that can't be done safely. */
  put(config: Config): string | undefined;
  /** Changes what does not depend on the addition. */
  prepare?(config: Config): void;
}

/** A file that imports an entry of this package has the addition already. */
export function importing(entry: string): Pick<Addition, "does" | "isThere"> {
  return { does: `imports ${entry}`, isThere: (config) => importsFrom(config, entry) };
}

/** The one way to a configuration: it is made, has the addition already, is edited, or gets its lines by hand. */
export function additionSteps(files: Files, addition: Addition): Step[] {
  const { file, does, imports, made, manual } = addition;
  if (made !== undefined && !files.isFile(file))
    return [{ file, before: undefined, after: [...imports, made, ""].join("\n") }];
  const byHand = (reason: string) => [{ file, reason, manual: [...imports, manual] }];
  const config = readConfig(files, file);
  if (config === undefined) return byHand("it can't be parsed");
  addition.prepare?.(config);
  if (addition.isThere(config)) return [{ note: `${file} ${does} already.` }, ...changesOf(config)];
  const reason = addition.put(config);
  if (reason !== undefined) return byHand(reason);
  if (imports.length > 0) addImports(config, imports);
  return changesOf(config);
}
