import { SWITCH, TEXT } from "./parse-flags.ts";

/** The flags of `listen` and `trigger`; "events" is both, and `mcp`. */
export const WEBHOOK_FLAGS = {
  "forward-to": {
    ...TEXT,
    of: "listen",
    value: "<url>",
    help: ["the address of your app, such as http://localhost:3000/hooks"],
  },
  events: {
    ...TEXT,
    of: "listen",
    value: "<types>",
    help: ["the types of events, with commas between them (all)"],
  },
  "print-secret": {
    ...SWITCH,
    of: "listen",
    help: ["prints what the deliveries are signed with"],
  },
  resend: {
    ...TEXT,
    of: "listen",
    value: "<id>",
    help: ["sends a delivery again, once, and ends: with exit code 0 where it is received"],
  },
  url: {
    ...TEXT,
    of: "events",
    option: "baseUrl",
    value: "<url>",
    help: [
      "the address of a bank that runs (of listen and mcp one of their own; of trigger http://127.0.0.1:4010)",
    ],
  },
  key: {
    ...TEXT,
    of: "events",
    value: "<key>",
    help: ["the client's key (any); of mcp the key of its control (none)"],
  },
  status: {
    ...TEXT,
    of: "trigger",
    value: "<status>",
    help: ["the status that a transfer gets (the first one with such an event)"],
  },
  account: {
    ...TEXT,
    of: "trigger",
    value: "<number>",
    help: ["the account of a transfer (the first one of the bank)"],
  },
} as const;
