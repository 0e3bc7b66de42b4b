const { setupBank } = require("sandbank/jest");

const headers = { Authorization: "Bearer test" };
const getBank = setupBank();
let early;
try {
  getBank();
} catch (error) {
  early = error;
}

test("reads a loan", async () => {
  await fetch(`${getBank().baseUrl}/v1/loans`, { headers });
});

test("reads transfers", async () => {
  await fetch(`${getBank().baseUrl}/v1/ach`, { headers });
});

test("takes the bank too early", () => {
  throw early;
});
