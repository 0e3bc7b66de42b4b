import { messageOf } from "../engine/errors.ts";
import { Advice, chosen } from "./call/advice.ts";
import { contentOf, shown } from "./call/result.ts";
import type { Failure, Files } from "./files.ts";
import { lineOf } from "./tools/log.ts";

type Given = Readonly<Record<string, string>>;

/** A prompt, as a client lists it. */
interface Prompt {
  readonly description: string;
  readonly arguments: readonly {
    readonly name: string;
    readonly description: string;
    readonly required: boolean;
  }[];
  /** Its text; each required argument is there. */
  text(given: Given, files: Files): string;
}

const PROMPTS: Readonly<Record<string, Prompt>> = {
  write_a_test_for_this_screen: {
    description: "Write a test for this screen",
    arguments: [
      { name: "screen", description: "its name, its address or its component", required: true },
      { name: "runner", description: "vitest or playwright", required: false },
    ],
    text: ({ screen, runner = "the runner of this project" }) =>
      `Write tests with ${runner} for this screen: ${screen}.
1. Read its code for the requests that it sends, and find_endpoint for each: fields and errors.
2. status, and load a scenario with rows for it, after checkpoint.
3. Do by send_request what the screen sends, and by do_action and move_time what happens to its rows. Include one refusal and one fault that it must show.
4. write_test has that as source. Turn its requests into clicks on the screen, and keep its expectations of the bank.
5. Run the tests, then restore the checkpoint. sandbank://docs/how-to/index has more.`,
  },
  why_did_this_test_fail: {
    description: "Why did this test fail",
    arguments: [
      { name: "file", description: "the bank.json that the failed test has written", required: true },
    ],
    text: ({ file = "" }, files) =>
      `Find why a test failed, of what its bank was when it did:
${contentOf({ data: summaryOf(failureIn(file, files)) }).content[0]?.text}
Read the test and the code that it runs. Rules such as ACH-26 are resources, sandbank://statements/ACH-26. A person sees the bank of the failure with: npx sandbank open ${JSON.stringify(file)}. Say what was expected, what happened, and which of test and code is wrong, before you change one.`,
  },
  set_up_sandbank: {
    description: "Set Sandbank up here",
    arguments: [{ name: "framework", description: "such as vite, next, storybook, vitest", required: false }],
    text: ({ framework }) =>
      `Set Sandbank up in this project${framework === undefined ? "" : ` for ${framework}`}: read sandbank://docs/skills/sandbank/SKILL and sandbank://docs/start/init, run npx sandbank init --dry-run, tell what it would write, and run npx sandbank init --yes once that is right. Then show that a request of the app is answered by the bank.`,
  },
};

function failureIn(file: string, files: Files): Failure {
  try {
    return files.failure(file);
  } catch (error) {
    throw new Advice(`${JSON.stringify(file)} can't be read: ${messageOf(error)}`);
  }
}

/** How many requests before the failure are told. */
const LAST = 6;

function summaryOf({ test, errors, step, log }: Failure): object {
  return {
    test,
    errors: errors.slice(0, 3).map(({ message }) => shown(message)),
    at: step.at,
    requests: log.slice(-LAST).map((entry) => ({
      ...lineOf(entry),
      ...(entry.issues.length > 0 && { messages: shown(entry.issues.map(({ message }) => message)) }),
    })),
  };
}

/** The prompts that a client lists. */
export function listPrompts() {
  return Object.entries(PROMPTS).map(([name, { description, arguments: taken }]) => ({
    name,
    description,
    arguments: [...taken],
  }));
}

/** A prompt with its arguments. Throws an Advice for a name that is none, and for an argument that is missing. */
export function getPrompt(name: string, given: Given, files: Files) {
  const [, prompt] = chosen("prompt", name, Object.entries(PROMPTS), ([key]) => key);
  const missing = prompt.arguments.find((each) => each.required && !given[each.name]);
  if (missing) throw new Advice(`The prompt ${name} needs "${missing.name}": ${missing.description}.`);
  const content = { type: "text" as const, text: prompt.text(given, files) };
  return { description: prompt.description, messages: [{ role: "user" as const, content }] };
}
