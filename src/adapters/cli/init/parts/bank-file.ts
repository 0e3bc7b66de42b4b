import type { Facts } from "../facts.ts";
import type { BankPath } from "../paths.ts";
import { created, IMPORT, type Step } from "../steps.ts";

/** Makes the file with the options of the bank and a scenario of the project's own. */
export function bankSteps({ language }: Facts, { file, isThere, avoided }: BankPath): Step[] {
  if (isThere) return [{ kind: "found", text: `${file} has the options of a bank already.` }];
  const note: Step[] =
    avoided === undefined
      ? []
      : [
          {
            kind: "note",
            text: `${avoided} exists and is left as it is, so the bank's options are in ${file}.`,
          },
        ];
  return [created(file, language === "ts" ? TYPESCRIPT : JAVASCRIPT), ...note];
}

const IMPORTS = 'import { clientOf, createFactories, scenarios } from "sandbank/fixtures";';
const OF_SCENARIO = "A scenario of this project's own: one transfer, which the receiver's bank has returned.";
const SCENARIO_BODY = [
  "  const make = createFactories(bank.options.seed, bank);",
  '  const transfer = await clientOf(bank).create("/v1/ach", make.anAchTransfer({ amount: 12_500 }));',
  "  await bank.clock.advance({ bankingDays: 2 });",
  '  await bank.simulate.achTransfers.return(transfer.id, "R01");',
  "}",
];
const OPTIONS_BODY = [
  "  // The address of the service, if only requests to it are to be answered; without it those to /v1 of any address are.",
  '  // baseUrl: "https://api.example.com",',
  "  scenario: scenarios.starter,",
  "  scenarios: {",
  "    starter: scenarios.starter,",
  "    // It ends at the time at which the bank starts, so it begins before that.",
  "    returned: Object.assign(returned, { startsBefore: { days: 7 } }),",
  "  },",
];

const TYPESCRIPT = [
  'import type { Bank, BankOptions } from "sandbank";',
  IMPORTS,
  "",
  `/** ${OF_SCENARIO} */`,
  "async function returned(bank: Bank): Promise<void> {",
  ...SCENARIO_BODY,
  "",
  "/** The options of the bank. */",
  "export default {",
  ...OPTIONS_BODY,
  "} satisfies BankOptions;",
];

const JAVASCRIPT = [
  IMPORTS,
  "",
  "/**",
  ` * ${OF_SCENARIO}`,
  ` * @param {${IMPORT}("sandbank").Bank} bank`,
  " */",
  "async function returned(bank) {",
  ...SCENARIO_BODY,
  "",
  `/** The options of the bank. @type {${IMPORT}("sandbank").BankOptions} */`,
  "export default {",
  ...OPTIONS_BODY,
  "};",
];
