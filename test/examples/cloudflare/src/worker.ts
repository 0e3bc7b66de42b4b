import { cloudflareBank } from "sandbank/cloudflare";
import { starter } from "sandbank/fixtures";

const { World, worker } = cloudflareBank({
  bank: { scenario: starter },
  // Pages of no other origin may use the bank.
  allowOrigins: ["http://localhost:5173", "https://*.preview.example"],
  // With a route for *.bank.example, checkout.bank.example is a world.
  domain: "bank.example",
});

export { World };
export default worker;
