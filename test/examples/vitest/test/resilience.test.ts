import { createBank } from "sandbank";
import { lostReplies } from "sandbank/resilience";
import { answer } from "sandbank/vitest";
import { test } from "vitest";
import { createPayments, SERVICE_URL } from "../src/payments.ts";

const acme = { name: "Acme Paper", account: "1234567890123456" };

test("no bill is paid twice when a reply is lost, late or never sent", async () => {
  await lostReplies({
    bank: () => createBank({ baseUrl: SERVICE_URL }),
    // Each run's own bank answers at the service's address, so the runs happen one after the other.
    async run(bank) {
      const stop = await answer(bank);
      try {
        const payments = createPayments(SERVICE_URL);
        await payments.originate(12_500, acme);
        await payments.originate(9_900, acme);
      } finally {
        stop();
      }
    },
    // A network that delivers a payment twice is beyond what this client deals with.
    faults: ["lost-reply", "refuse", "slow"],
    slow: 300,
  });
});
