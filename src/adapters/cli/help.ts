import { PRESET_NAMES } from "../../engine/http/faults/preset-names.ts";

/** What `sandbank --help` prints. */
export const HELP = `Runs a bank that answers over HTTP: npx sandbank [flags]
Prints the OpenAPI document of its API: npx sandbank openapi [flags of the bank]
Writes what is done to the bank until Ctrl-C as a scenario: npx sandbank record [file] [flags]
Opens the bank of a failed test: npx sandbank open <file> [--port <number>]
Compares a recording of the service with a bank: npx sandbank drift <file.har> [flags of drift] [--options <file>]
Compares a service with the bank: npx sandbank verify --base-url <url> (see npx sandbank verify --help)
Sets the bank up in your project: npx sandbank init (see npx sandbank init --help)

Flags of the bank:
  --scenario <name>     the rows it starts with (empty)
  --start <instant>     bank time at the start, such as 2026-03-02T15:00:00Z (now)
  --paused              starts with a paused clock
  --seed <number>       seed of card numbers and other generated values (1)
  --strict              refuses what the bank otherwise only warns of
  --latency <ms>        delays each answer; 100-300 draws from a range (0)
  --faults <rules>      lets requests go wrong: ${PRESET_NAMES.join(", ")}, or a JSON file
  --options <file>      all options of createBank: a JSON file, or a .ts, .js or .mjs file that exports them as its
                        default; flags beside it take precedence, its scenarios can be named by --scenario

Flags of the server:
  --port <number>       port to listen on; 0 for any free one (4010; of open 0)
  --host <address>      address to listen on (127.0.0.1)
  --isolate             a bank of its own for each value of the header x-sandbank-world
  --limit <number>      the largest number of those banks, at most 10000 (100)
  --state <file>        keeps the bank in a file, such as bank.json, and goes on from there at the next start;
                        with --isolate a folder, such as bank/, with a file for each bank
  --reset-state         begins anew, whatever the file holds
  --allow-origin <url>  lets pages of another origin use the control, such as https://app.example
  --allow-host <name>   lets the control be used under another host name; both can be repeated
  --log <format>        how each request is printed, on the standard error: text or json, an object a line (text)
  --quiet               prints no request

Flags of drift, which ends with exit code 0 for no difference, 1 for some, 2 for a file that it can't read or compare:
  --base-url <url>      the address of the service (what most requests of the file have before /v1)
  --ignore <file>       lines "METHOD /path field" of what not to report; * is any text
  --json                prints the report as JSON

  --force               lets record replace the file, which is scenario.ts by default
  -h, --help
  -v, --version

The control routes (clock, simulate, reset and others) are below /_sandbank:
  curl -d '{"days":9}' http://127.0.0.1:4010/_sandbank/clock/advance`;
