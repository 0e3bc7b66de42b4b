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
    help: ["the event types, separated by commas (all)"],
  },
  "print-secret": {
    ...SWITCH,
    of: "listen",
    help: ["print the secret that signs deliveries"],
  },
  resend: {
    ...TEXT,
    of: "listen",
    value: "<id>",
    help: ["resend a delivery once and exit; the exit code is 0 if it was received"],
  },
  url: {
    ...TEXT,
    of: "events",
    option: "baseUrl",
    value: "<url>",
    help: [
      "the address of a running bank (listen and mcp start their own; for trigger http://127.0.0.1:4010)",
    ],
  },
  key: {
    ...TEXT,
    of: "events",
    value: "<key>",
    help: ["the client's API key (any); for mcp the key of the control API (none)"],
  },
  status: {
    ...TEXT,
    of: "trigger",
    value: "<status>",
    help: ["the status a transfer changes to (the first one with this event)"],
  },
  account: {
    ...TEXT,
    of: "trigger",
    value: "<number>",
    help: ["the account of a transfer (the bank's first one)"],
  },
} as const;
