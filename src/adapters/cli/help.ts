import { helpOf } from "./flag-table.ts";

/** What `sandbank --help` prints. */
export const HELP = `Runs a bank that answers over HTTP: npx sandbank [flags]
Opens the playground, which is in the package: npx sandbank playground [--port <number>]
Prints the OpenAPI document of its API: npx sandbank openapi [flags of the bank]
Writes what is done to the bank until Ctrl-C as a scenario: npx sandbank record [file] [flags]
Opens the bank of a failed test: npx sandbank open <file> [--port <number>] [--options <file>]
Delivers its events to your app: npx sandbank listen --forward-to <url> [flags]
Lets an event happen in a bank that runs: npx sandbank trigger <event type> [flags]
Lets a coding assistant use a bank: npx sandbank mcp [--url <url>] [--read-only] [flags of the bank]
Compares a recording of the service with a bank: npx sandbank drift <file.har> [flags of drift] [--options <file>]
Looks at every state of a page: npx sandbank states <url> (see npx sandbank states --help)
Compares a service with the bank: npx sandbank verify --base-url <url> (see npx sandbank verify --help)
Sets the bank up in your project: npx sandbank init (see npx sandbank init --help)

Flags of the bank:
${helpOf("bank")}

Flags of the server:
${helpOf("server", "worlds")}

Flags of drift, which ends with exit code 0 for no difference, 1 for some, 2 for a file that it can't read or compare:
${helpOf("drift")}

Flags of listen, which takes those of the bank and the server too, of trigger, and of mcp:
${helpOf("listen", "events", "trigger", "mcp")}

${helpOf("record")}
  -h, --help
  -v, --version

The control routes (clock, simulate, reset and others) are below /_sandbank, such as
  POST http://127.0.0.1:4010/_sandbank/clock/advance with the body {"days":9}`;
