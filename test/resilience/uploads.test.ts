import { expect, test } from "vitest";
import { lostReplies } from "../../src/adapters/resilience/index.ts";
import { mondayBank } from "../support/bank.ts";
import type { Client } from "./flows.ts";
import { failureOf, tableOf } from "./support.ts";

const bank = () => mondayBank();

function upload(client: Client, name: string) {
  const body = new FormData();
  body.append("file", new File(["%PDF-1.4"], name, { type: "application/pdf" }));
  return client.fetch("/v1/files", { method: "POST", headers: { Authorization: "Bearer test" }, body });
}

test("files of the same size that have names of their own are no duplicates (X104)", async () => {
  const run = async (client: Client) => {
    await upload(client, "front.pdf");
    await upload(client, "back.pdf");
  };
  const { rows } = await lostReplies({ bank, run, faults: ["lost-reply"] });
  expect(tableOf(rows)).toEqual(["lost-reply 1 1 gave up: holds", "lost-reply 2 2 gave up: holds"]);
});

test("a file that is sent again blindly is a duplicate (X104)", async () => {
  const run = (client: Client) => upload(client, "front.pdf").catch(() => upload(client, "front.pdf"));
  const error = await failureOf(lostReplies({ bank, run, faults: ["lost-reply", "refuse"] }));
  expect(tableOf(error.report.rows)).toEqual([
    "lost-reply 2 2 done twice: createFile was done 2 times with the same content.",
    "refuse 2 1 retried: holds",
  ]);
});
