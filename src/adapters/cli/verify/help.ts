/** What `sandbank verify --help` prints. */
export const VERIFY_HELP = `Compares a service with this bank, and finds the options that make the bank agree:
  npx sandbank verify --base-url <url> --key <key> [--writes] [--out calibration.ts]

  --base-url <url>      address of the service or of another bank, without /v1
  --key <key>           the client's key; better in the environment variable SANDBANK_KEY
  --admin-key <key>     the admin's key, for the configuration; better in SANDBANK_ADMIN_KEY
  --writes              sends more than GET: creates rows whose names begin with sandbank-verify, and deletes or
                        cancels them; what can be neither is listed at the end
  --account <number>    an account that may originate transfers, without which none is made; can be repeated
  --only <areas>        shared, payments, cards, onboarding, or several with commas
  --dry-run             lists every request, and sends none
  --rate <number>       requests a second (4)
  --timeout <seconds>   how long to wait for an answer (10)
  --max-upload <bytes>  the largest file to try (10485761)

  --out <file>          writes the options as TypeScript, for npx sandbank --options <file>
  --json <file>         writes the report as JSON
  --ledger <file>       adds the date and result of each statement, such as to docs/compared.json
  --force               lets --out replace a file
  -h, --help

The exit code is 1 when nothing could be compared, something differs that no option explains, or Ctrl-C ended the run.`;
