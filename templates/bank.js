import { clientOf, createFactories, scenarios } from "sandbank/fixtures";

/**
 * A scenario of this project's own: one transfer, which the receiver's bank has returned.
 * @param {import("sandbank").Bank} bank
 */
async function returned(bank) {
  const make = createFactories(bank.options.seed, bank);
  const transfer = await clientOf(bank).create("/v1/ach", make.anAchTransfer({ amount: 12_500 }));
  await bank.clock.advance({ bankingDays: 2 });
  await bank.simulate.achTransfers.return(transfer.id, "R01");
}

/** The options of the bank. @type {import("sandbank").BankOptions} */
export default {
  // The address of the service, if only requests to it are to be answered; without it those to /v1 of any address are.
  // baseUrl: "https://api.example.com",
  // What your own backend answers beside the bank, made by defineResource of sandbank/define.
  // resources: { payouts },
  scenario: scenarios.starter,
  scenarios: {
    starter: scenarios.starter,
    // It ends at the time at which the bank starts, so it begins before that.
    returned: Object.assign(returned, { startsBefore: { days: 7 } }),
  },
};
