import { cloudflareBank } from "sandbank/cloudflare";
import { starter } from "sandbank/fixtures";

const { World, worker } = cloudflareBank({
  bank: { scenario: starter },
  // Pages of these origins may use the control as well.
  allowOrigins: ["http://localhost:5173"],
  // With a wildcard route for *.bank.example, checkout.bank.example is the world "checkout".
  domain: "bank.example",
});

export { World };
export default worker;
