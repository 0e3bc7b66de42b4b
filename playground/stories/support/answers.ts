import type { Bank } from "sandbank";
import { ADMIN_KEY } from "sandbank/internal";
import { createSend, type Send, send } from "../../src/send.ts";

/** Calls that never get a response. */
const neverAnswers: Send = () => new Promise(() => undefined);

/** Calls with a key that is the wrong user's, which the bank refuses. */
const asAdmin: Send = (method, path, options) => send(method, path, { ...options, key: ADMIN_KEY });

/** Reads are answered, creates never are. */
const neverCreates: Send = (method, path, options) =>
  method === "POST" ? neverAnswers(method, path) : send(method, path, options);

const ways = {
  "the bank answers": send,
  "nothing answers": neverAnswers,
  "creates are not answered": neverCreates,
  "the key is the wrong user's": asAdmin,
};

/** How a component's calls are answered, as a control. */
export type Answers = keyof typeof ways;

export const answersControl = {
  answers: {
    control: "select",
    options: Object.keys(ways),
    description: "How the component's requests are answered. Use the toolbar to add faults to the bank.",
  },
} as const;

/** The sender of a choice. */
export const sendBy = (answers: Answers): Send => ways[answers];

/** Calls a bank directly, as a story's scenario must: the page's requests wait until it is done. */
export const sendTo: (bank: Bank) => Send = createSend;
