// What the compiler is given by who uses a bank. `npm run check types` counts the types it makes, `npm run bench types` times it.

import { createBank } from "sandbank";

const bank = createBank({ clock: { start: "2026-03-02T15:00:00Z" }, latency: 0 });
await fetch("https://api.example.com/v1/ach");
const [transfer] = bank.db.achTransfers.findMany({ status: "pending" });
if (transfer) await bank.simulate.achTransfers.return(transfer.id, "R01");
await bank.clock.advance({ bankingDays: 1 });
console.log(transfer?.status, bank.db.companies.get("1001")?.status);
