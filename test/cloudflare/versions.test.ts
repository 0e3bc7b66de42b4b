import { expect, test } from "vitest";
import { SNAPSHOT_VERSION } from "../../src/bank/snapshot/snapshot.ts";
import { minimalTransfer } from "../support/bodies.ts";
import { create, send } from "../support/call.ts";
import { resealed } from "../support/journal.ts";
import { deployed, worldIn } from "./deployed.ts";

/** A world whose stored state is then as another version of the package would have stored it. */
async function storedBy(version: number) {
  const platform = deployed();
  const bank = await worldIn(platform, "deployed");
  await create(bank, "/v1/ach", minimalTransfer);
  platform.restart();
  const storage = platform.storage("deployed");
  const replace = (from: string, to: string) => {
    const parts = [...storage.sql.exec("SELECT number, text FROM parts ORDER BY number")];
    const texts = resealed(parts.map(({ text }) => String(text).replace(from, to)));
    for (const [at, { number }] of parts.entries())
      storage.sql.exec("UPDATE parts SET text = ? WHERE number = ?", texts[at] ?? "", Number(number));
  };
  replace(versionText(SNAPSHOT_VERSION), versionText(version));
  return { bank, storage, replace };
}

const versionText = (version: number) => `"format":"sandbank-snapshot","version":${version}`;

test("a state that an earlier version has stored is refused in words, and stays (X284)", async () => {
  const { bank, storage } = await storedBy(SNAPSHOT_VERSION - 1);
  const stored = storage.text;
  expect(await send(bank, "/_sandbank/snapshot")).toMatchObject({
    status: 503,
    body: {
      error: `The world "deployed" cannot go on from its state (A snapshot must have version ${SNAPSHOT_VERSION}, got ${SNAPSHOT_VERSION - 1}, which an earlier Sandbank has taken: take it again with bank.snapshot()). The state stays as it is; to start over, remove the world and make it again.`,
    },
  });
  expect(storage.text).toBe(stored);
});

test("a state that a later version has stored is refused in words, and stays for that version (X284)", async () => {
  const { bank, storage, replace } = await storedBy(SNAPSHOT_VERSION + 1);
  const stored = storage.text;
  const refused = await send(bank, "/_sandbank/snapshot");
  expect(refused.headers.get("retry-after")).toBeNull();
  expect(refused).toMatchObject({
    status: 503,
    body: {
      error: `The world "deployed" cannot go on from its state (A snapshot must have version ${SNAPSHOT_VERSION}, got ${SNAPSHOT_VERSION + 1}, which a newer Sandbank has taken: update the package). The state stays as it is; to start over, remove the world and make it again.`,
    },
  });
  expect(storage.text).toBe(stored);
  replace(versionText(SNAPSHOT_VERSION + 1), versionText(SNAPSHOT_VERSION));
  expect(await bank.db.achTransfers.count()).toBe(1);
});

test("a state that was changed in the storage is refused in words, and stays (X284)", async () => {
  const platform = deployed();
  const bank = await worldIn(platform, "deployed");
  await create(bank, "/v1/ach", minimalTransfer);
  platform.restart();
  const storage = platform.storage("deployed");
  storage.sql.exec("UPDATE parts SET text = replace(text, ?, ?)", '"amount":12500', '"amount":12501');
  const stored = storage.text;
  expect(await send(bank, "/_sandbank/snapshot")).toMatchObject({
    status: 503,
    body: {
      error: expect.stringContaining(
        'The world "deployed" cannot go on from its state (its line 2 is not as it was stored, by the checksum at its end).',
      ),
    },
  });
  expect(storage.text).toBe(stored);
});
