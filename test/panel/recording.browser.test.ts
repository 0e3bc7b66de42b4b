import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { Exchange } from "../../src/fidelity/exchange.ts";
import { createBank } from "../../src/index.ts";
import { harOf } from "../fidelity/har.ts";
import { mondayBank } from "../support/bank.ts";
import { minimalTransfer } from "../support/bodies.ts";
import { call, create } from "../support/call.ts";
import { axeViolations, onFreshPage, openPanel } from "./support/panel.ts";

onFreshPage();

/** A recording of a service that names its ids with numbers. */
async function recording(): Promise<File> {
  const service = createBank({
    clock: { start: "2026-03-02T15:00:00Z", paused: true },
    assumptions: { paymentIds: "numbers" },
  });
  const at = service.clock.now().getTime();
  const { body } = await call(service, "POST", "/v1/ach", minimalTransfer);
  const exchange: Exchange = {
    at,
    request: { method: "POST", path: "/v1/ach", body: { data: minimalTransfer } },
    answer: { status: 200, body },
  };
  return new File([harOf([exchange])], "payroll.har");
}

test("a recording that is chosen on the requests is compared, with the option that explains it", async () => {
  const bank = mondayBank();
  await create(bank, "/v1/ach", minimalTransfer);
  await openPanel(bank, { tab: "requests", dock: "bottom" });
  await userEvent.upload(page.getByLabelText("Compare with a recording (HAR)"), await recording());
  await expect.element(page.getByText("1 request compared, 1 difference.")).toBeVisible();
  await expect
    .element(page.getByRole("heading", { name: 'assumptions.paymentIds: "numbers"' }))
    .toBeVisible();
  await expect.element(page.getByRole("button", { name: "Copy options" })).toBeVisible();
  expect(await axeViolations()).toEqual([]);
  expect(bank.log.entries).toHaveLength(1);
});

test("a recording can be dropped, and another file is refused in words", async () => {
  await openPanel(mondayBank(), { tab: "requests", dock: "bottom" });
  const input = page.getByLabelText("Compare with a recording (HAR)");
  await expect.element(input).toBeVisible();
  const drop = (file: File) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(file);
    const target = input.element();
    target.dispatchEvent(
      new DragEvent("drop", { dataTransfer, bubbles: true, composed: true, cancelable: true }),
    );
  };
  drop(new File(["<html>"], "page.html"));
  await expect
    .element(page.getByRole("alert"))
    .toHaveTextContent('Not a HAR file: expected JSON, got "<html>".');
});
