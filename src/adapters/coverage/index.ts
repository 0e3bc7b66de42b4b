import { possibleIn } from "../../coverage/all.ts";
import { type Coverage, coverageOf, mergeCoverages } from "../../coverage/coverage.ts";
import type { Recording } from "../../coverage/recording.ts";
import { ATTACHMENT, ENVIRONMENT, PROVIDED, type Recorded } from "../../coverage/transport.ts";
import { received } from "../../engine/schema/expected.ts";
import { readCoverage } from "./file.ts";
import { finish } from "./finish.ts";
import { type CoverageOptions, type ReadCoverageOptions, readCoverageOptions } from "./options.ts";

export type { Coverage, KindCoverage } from "../../coverage/coverage.ts";
export type { CoverageOptions } from "./options.ts";

/** The part of a module of Vitest that the reporter needs: its tests. */
interface VitestModule {
  readonly children: { allTests(): Iterable<{ meta(): object }> };
}

/** The part of Vitest that the reporter needs. */
interface VitestRun {
  readonly config: { readonly root: string };
  readonly provide: (key: never, value: never) => void;
}

/** The part of a result of Playwright that the reporter needs. */
interface PlaywrightResult {
  readonly attachments: readonly { readonly name: string; readonly body?: Uint8Array | undefined }[];
}

/**
 * A reporter for Vitest and Playwright: prints which behavior of the bank the tests have seen, writes it as JSON, and
 * fails the run below a threshold. Throws an OptionError that names each invalid option.
 *
 * @example export default defineConfig({ test: { reporters: ["default", ["sandbank/coverage", { thresholds: { operations: 80 } }]] } });
 */
export default class CoverageReporter {
  readonly #options: ReadCoverageOptions;
  /** Where relative paths begin. */
  #folder: string;
  /** Whether tests are listed and not run. */
  readonly #isList: boolean;
  /** What was seen since the reporter was made: in watch mode, by all runs. */
  readonly #recordings: Recording[] = [];

  constructor(options: CoverageOptions = {}) {
    // Playwright adds its own to those of the config.
    const { configDir, _mode, _commandHash, onlyFailures, ...own } = options as CoverageOptions &
      PlaywrightOwn;
    this.#options = readCoverageOptions(own);
    this.#folder = configDir ?? process.cwd();
    this.#isList = _mode === "list";
  }

  /** Called by Vitest before the workers start. */
  onInit(vitest: VitestRun): void {
    this.#folder = vitest.config.root;
    // The types of Vitest know the key only where sandbank/vitest is imported.
    vitest.provide(PROVIDED as never, true as never);
  }

  /** Called by Vitest at the end of a run. */
  onTestRunEnd(modules: readonly VitestModule[], _errors: readonly unknown[], reason: string): void {
    for (const module of modules) {
      for (const test of module.children.allTests()) {
        const { sandbankCoverage }: Recorded = test.meta();
        if (sandbankCoverage) this.#recordings.push(sandbankCoverage);
      }
    }
    if (reason === "interrupted") return;
    if (this.#finish()) process.exitCode = 1;
  }

  /** Called by Playwright before the workers start. */
  onBegin(): void {
    process.env[ENVIRONMENT] = "1";
  }

  /** Called by Playwright after each attempt of a test. */
  onTestEnd(_test: unknown, { attachments }: PlaywrightResult): void {
    for (const { name, body } of attachments) {
      if (name === ATTACHMENT && body) this.#recordings.push(JSON.parse(new TextDecoder().decode(body)));
    }
  }

  /** Called by Playwright at the end of the run. */
  async onEnd({ status }: { readonly status: string }): Promise<{ status: "failed" } | undefined> {
    if (this.#isList || status === "interrupted") return undefined;
    const isBelow = this.#finish();
    return isBelow && status === "passed" ? { status: "failed" } : undefined;
  }

  /** Playwright's own reporters go on printing. */
  printsToStdio(): boolean {
    return false;
  }

  /** Returns whether a kind is below its threshold. */
  #finish(): boolean {
    const own = coverageOf(possibleIn(this.#recordings), this.#recordings, this.#options.areas);
    const { failures } = finish(own, this.#options, this.#folder);
    for (const failure of failures) process.stderr.write(`${failure}\n`);
    return failures.length > 0;
  }
}

/** What Playwright adds to the options of a reporter. */
interface PlaywrightOwn {
  readonly configDir?: string;
  readonly _mode?: string;
  readonly _commandHash?: string;
  readonly onlyFailures?: boolean;
}

/**
 * Merges files of the reporter, such as those of shards: prints the table and, with `file`, writes the result. Throws an
 * Error when there are no files, for one that is missing or no such file, or that names each kind below its threshold.
 *
 * @example mergeCoverage(["shard-1.json", "shard-2.json"], { file: "coverage.json", thresholds: { operations: 80 } });
 */
export function mergeCoverage(
  files: readonly string[],
  options: Omit<CoverageOptions, "areas" | "merge"> = {},
): Coverage {
  // An empty list would meet every threshold.
  const got = Array.isArray(files) ? "an empty list" : received(files);
  if (!Array.isArray(files) || files.length === 0)
    throw new Error(`mergeCoverage needs a list of one coverage file at least, got ${got}.`);
  const merged = mergeCoverages(files.map(readCoverage));
  const { coverage, failures } = finish(
    merged,
    readCoverageOptions({ file: false, ...options }),
    process.cwd(),
  );
  if (failures.length > 0) throw new Error(failures.join("\n"));
  return coverage;
}
