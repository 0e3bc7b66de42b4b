import { angularSteps } from "./parts/angular.ts";
import { astroSteps } from "./parts/astro.ts";
import { bankPath, bankSteps } from "./parts/bank.ts";
import { nextSteps } from "./parts/next.ts";
import { nuxtSteps } from "./parts/nuxt.ts";
import { packageSteps } from "./parts/package-json.ts";
import { sampleTest } from "./parts/sample-test.ts";
import { isBuiltByVite, storybookSteps } from "./parts/storybook.ts";
import { viteSteps, vitestSteps } from "./parts/vite.ts";
import { type Choice, FRAMEWORKS, isInViteConfig, type Project } from "./project.ts";
import type { Step } from "./step.ts";
import { tsconfigSteps } from "./typescript.ts";

/** Decides what to change, and changes nothing. `test` is the sample test; undefined without a test runner. */
export function plan(
  project: Project,
  { framework, runner, project: app }: Choice,
): { steps: Step[]; test?: string } {
  const bank = bankPath(project, framework, runner);
  const sample = runner === undefined ? undefined : sampleTest(project, runner, bank);
  const hasConfig = isBuiltByVite(project) || isInViteConfig(framework);
  const steps = [
    ...packageSteps(project),
    ...(framework === "next" ? nextSteps(project, bank) : []),
    ...(framework === "angular" ? angularSteps(project, bank, app) : []),
    ...(framework === "nuxt" ? nuxtSteps(project, bank) : []),
    ...(framework === "astro" ? astroSteps(project, bank) : []),
    ...(hasConfig ? viteSteps(project, framework, bank) : []),
    ...(framework === undefined ? withoutFramework(project) : []),
    ...storybookSteps(project, bank),
    ...bankSteps(project, bank),
    ...(runner === "vitest" ? vitestSteps(project) : []),
    ...(sample?.steps ?? [{ note: WITHOUT_RUNNER }]),
    ...tsconfigSteps(project),
  ];
  return { ...sample, steps };
}

const WITHOUT_RUNNER =
  "No test runner was found, so there is no sample test: install one, such as vitest, and run init again.";

const FOR_ITS_SERVER = "For its server too, let both call npx sandbank, as docs/start/any-language.md shows.";

function withoutFramework({ otherFramework, hasStorybook, runners }: Project): Step[] {
  const advice = "call start of sandbank/browser in its page, as docs/start/own-page.md shows.";
  if (otherFramework !== undefined)
    return [{ note: `init does not set up ${otherFramework}: ${advice} ${FOR_ITS_SERVER}` }];
  if (hasStorybook || runners.length > 0) return [];
  return [{ note: `No framework was found (${Object.values(FRAMEWORKS).join(", ")}): ${advice}` }];
}
