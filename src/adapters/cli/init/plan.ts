import { type Facts, type Framework, NAMES, type Runner } from "./facts.ts";
import { bankSteps } from "./parts/bank-file.ts";
import { nextSteps } from "./parts/next.ts";
import { packageSteps, type Ranges } from "./parts/package-json.ts";
import { sampleTest } from "./parts/sample-test.ts";
import { isBuiltByVite, storybookSteps } from "./parts/storybook.ts";
import { tsconfigSteps } from "./parts/tsconfig.ts";
import { viteSteps } from "./parts/vite-config.ts";
import { vitestSteps } from "./parts/vitest-projects.ts";
import { bankPath } from "./paths.ts";
import type { Step } from "./steps.ts";

/** What was chosen where there is a choice. */
export interface Choice {
  readonly framework: Framework | undefined;
  readonly runner: Runner | undefined;
}

export interface Plan {
  readonly steps: readonly Step[];
  /** The sample test; undefined without a test runner. */
  readonly test: string | undefined;
}

/** Decides what to change, and changes nothing. */
export function plan(facts: Facts, { framework, runner }: Choice, ranges: Ranges): Plan {
  const bank = bankPath(facts, framework, runner);
  const test = runner === undefined ? undefined : sampleTest(facts, runner, bank.file);
  const steps = [
    ...packageSteps(facts, ranges),
    ...frameworkSteps(facts, framework, bank.file),
    ...storybookSteps(facts, bank.file),
    ...bankSteps(facts, bank),
    ...(runner === "vitest" ? vitestSteps(facts) : []),
    ...(test?.steps ?? [NO_RUNNER]),
    ...tsconfigSteps(facts),
  ];
  return { steps, test: test?.file };
}

const NO_RUNNER: Step = {
  kind: "note",
  text: "No test runner was found, so there is no sample test: install one, such as vitest, and run init again.",
};

function frameworkSteps(facts: Facts, framework: Framework | undefined, bank: string): Step[] {
  const isForStories = facts.storybookPreview !== undefined && isBuiltByVite(facts);
  const ofStories: Step[] = isForStories ? viteSteps(facts, framework, bank) : [];
  if (framework === undefined) return [...ofStories, ...withoutFramework(facts)];
  if (framework === "next") return [...nextSteps(facts, bank), ...ofStories];
  return viteSteps(facts, framework, bank);
}

function withoutFramework({ otherFramework, storybookPreview, runners }: Facts): Step[] {
  if (otherFramework !== undefined) {
    const text = `init does not set up ${otherFramework}: call start of sandbank/browser in its page, as the README shows.`;
    return [{ kind: "note", text }];
  }
  if (storybookPreview !== undefined || runners.length > 0) return [];
  const known = [NAMES.vite, NAMES.next, NAMES["react-router"], NAMES.sveltekit].join(", ");
  const text = `No framework was found (${known}): call start of sandbank/browser in your page, as the README shows.`;
  return [{ kind: "note", text }];
}
