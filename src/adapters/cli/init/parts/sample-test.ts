import { posix } from "node:path";
import type { Facts, Runner } from "../facts.ts";
import { NAMES } from "../facts.ts";
import { configFile } from "../look.ts";
import { isOurs, specifier } from "../paths.ts";
import { byHand, created, type Step } from "../steps.ts";
import { SAMPLES } from "./samples.ts";

/** The sample test of a runner, and the file that it is in. */
export interface SampleTest {
  readonly file: string;
  readonly steps: readonly Step[];
}

/** Makes one test that passes, beside the bank or where the end-to-end tests are. */
export function sampleTest(facts: Facts, runner: Runner, bank: string): SampleTest {
  const { disk } = facts;
  const file = fileOf(facts, runner, bank);
  if (disk.kindOf(file) === undefined) {
    const from = specifier(facts, file, bank, runner);
    const steps = [created(file, SAMPLES[runner](from))];
    return { file, steps: [...steps, ...configSteps(facts, runner)] };
  }
  if (isOurs(disk, file)) {
    const found: Step = { kind: "found", text: `${file} is a test with a bank already.` };
    return { file, steps: [found, ...configSteps(facts, runner)] };
  }
  const text = `${file} exists and is left as it is, so there is no sample test for ${NAMES[runner]}.`;
  return { file, steps: [{ kind: "note", text }] };
}

/** Jest loads the package by its preset, which may have to be combined with that of the project. */
function configSteps({ disk, manifest, language }: Facts, runner: Runner): Step[] {
  if (runner !== "jest") return [];
  const config = configFile(disk, "jest.config") ?? "package.json";
  const text = config === "package.json" ? manifest.text : (disk.read(config) ?? "");
  if (/["']sandbank\/jest["']/.test(text)) return [];
  const usesTsJest = language === "ts" && manifest.packages.has("ts-jest");
  return [byHand(config, "it may have a preset or projects of its own", usesTsJest ? WITH_TS_JEST : PRESET)];
}

const PRESET = ['preset: "sandbank/jest"'];
/** A configuration has one preset, so that of ts-jest becomes what it stands for. */
const WITH_TS_JEST = [
  `${PRESET}, // in place of the preset of ts-jest`,
  'transform: { "\\\\.tsx?$": "ts-jest" }',
];

function fileOf({ disk }: Facts, runner: Runner, bank: string): string {
  const ending = posix.extname(bank);
  const name = posix.basename(bank, ending);
  if (runner !== "playwright") return posix.join(posix.dirname(bank), `${name}.test${ending}`);
  const config = configFile(disk, "playwright.config");
  const text = config === undefined ? "" : (disk.read(config) ?? "");
  const [, folder = "e2e"] = /\btestDir:\s*["']([^"']+)["']/.exec(text) ?? [];
  return posix.join(folder, `${name}.spec${ending}`);
}
