import { helpOf } from "./flag-table.ts";

/** What `sandbank --help` prints. */
export const HELP = `Usage: npx sandbank [command] [flags]

  npx sandbank                            start a mock bank that answers over HTTP
  npx sandbank init                       set the bank up in your project (see init --help)
  npx sandbank playground                 open the playground, also offline
  npx sandbank states <url>               check every state of a page (see states --help)
  npx sandbank open <file>                open the bank of a failed test
  npx sandbank record [file]              save what you do until Ctrl-C as a scenario
  npx sandbank listen --forward-to <url>  deliver webhooks to your app
  npx sandbank trigger <event type>       trigger an event in a running bank
  npx sandbank mcp                        let a coding assistant use a bank
  npx sandbank openapi                    print the OpenAPI document
  npx sandbank drift <file.har>           compare a recording of the service with the bank
  npx sandbank verify --base-url <url>    compare the service itself with the bank (see verify --help)

Flags of the bank:
${helpOf("bank")}

Flags of the server:
${helpOf("server", "worlds")}

Flags of drift, whose exit code is 0 for no differences, 1 for some, and 2 for a file that it can't read or compare:
${helpOf("drift")}

Flags of listen (which also takes those of the bank and the server), trigger, and mcp:
${helpOf("listen", "events", "trigger", "mcp")}

${helpOf("record")}
  -h, --help
  -v, --version

The control API (clock, simulate, reset, and more) is below /_sandbank, such as
  POST http://127.0.0.1:4010/_sandbank/clock/advance with the body {"days":9}`;
