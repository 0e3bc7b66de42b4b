import { cloudflareBank } from "sandbank/cloudflare";
import { starter } from "sandbank/fixtures";

const { World, worker } = cloudflareBank({
  bank: { scenario: starter },
  domain: "bank.localhost",
});

export { World };
export default worker;
