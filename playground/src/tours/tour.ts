import type { CoreBank, Duration } from "sandbank/core";
import type { Answer, Send } from "../send.ts";

/** What a step works with: plain calls of the bank, and its clock and actions for what no call can do. */
export interface StepContext {
  readonly send: Send;
  readonly bank: Pick<CoreBank, "clock" | "simulate">;
  /** What earlier steps have learned, such as the id of a transfer. */
  readonly known: Readonly<Record<string, string>>;
}

/** What a step did. */
export interface Outcome {
  /** What the bank answered, when the step was a call. */
  readonly answer?: Answer;
  /** What the action returned, when the step was an action. */
  readonly result?: unknown;
  /** What later steps need to know. */
  readonly learned?: Readonly<Record<string, string>>;
}

/** One step: a line that explains it, the code it stands for, and what it does. */
export interface Step {
  readonly explanation: string;
  readonly code: (known: StepContext["known"], now: Date) => string;
  /** The status of the answer, when the step is a call. */
  readonly expects?: number;
  readonly run: (context: StepContext) => Promise<Outcome>;
}

/** A guided tour: five minutes with the bank. */
export interface Tour {
  readonly name: string;
  readonly title: string;
  readonly about: string;
  readonly steps: readonly Step[];
}

type Known = StepContext["known"];

/** A call of the bank. `{id}` in the path is what an earlier step learned as `id`. */
export function call(given: {
  readonly explanation: string;
  readonly method: string;
  readonly path: string;
  /** By what earlier steps have learned, and the bank's time. */
  readonly data?: (known: Known, now: Date) => object;
  readonly form?: () => FormData;
  readonly expects?: number;
  /** Remembers the id in the answer under this name. */
  readonly learn?: string;
}): Step {
  const { explanation, method, data, form, expects = 200, learn } = given;
  const pathOf = (known: Known) => given.path.replace(/\{(\w+)\}/g, (_, name) => known[name] ?? name);
  return {
    explanation,
    expects,
    code: (known, now) => {
      const body = data ? `\n${JSON.stringify({ data: data(known, now) }, null, 2)}` : "";
      return `${method} ${pathOf(known)}${form ? "\n(multipart/form-data)" : body}`;
    },
    async run({ send, bank, known }) {
      const answer = await send(method, pathOf(known), {
        data: data?.(known, bank.clock.now()),
        form: form?.(),
      });
      const { id } = ((answer.body as { data?: object } | undefined)?.data ?? {}) as { id?: unknown };
      return { answer, ...(learn && id !== undefined ? { learned: { [learn]: String(id) } } : {}) };
    },
  };
}

/** A move of the bank's clock. */
export function advance(explanation: string, by: Duration): Step {
  const [[unit, count] = []] = Object.entries(by);
  return {
    explanation,
    code: () => `await bank.clock.advance({ ${unit}: ${count} })`,
    async run({ bank }) {
      await bank.clock.advance(by);
      return {};
    },
  };
}

/** Something that no call can do, such as a purchase with a card. */
export function action(
  explanation: string,
  code: (known: Known) => string,
  act: (context: StepContext) => Promise<unknown>,
): Step {
  return { explanation, code, run: async (context) => ({ result: await act(context) }) };
}
