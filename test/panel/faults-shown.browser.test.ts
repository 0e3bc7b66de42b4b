import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { connect } from "../../src/index.ts";
import type { PanelBank } from "../../src/panel/index.ts";
import { mondayBank } from "../support/bank.ts";
import { minimalTransfer } from "../support/bodies.ts";
import { call } from "../support/call.ts";
import { add, field } from "./support/faults.ts";
import { axeViolations, expectNoOverflow, focused, onFreshPage, openPanel } from "./support/panel.ts";

onFreshPage();

test("the form is filled in, sent and cleared with the keyboard alone", async () => {
  const bank = mondayBank();
  await openPanel(bank, { tab: "faults" });
  page.getByRole("switch", { name: "lost-replies" }).element().focus();
  await userEvent.keyboard(" {Tab}");
  await expect.poll(() => bank.faults.list().length).toBe(1);
  page.getByRole("switch", { name: "lost-replies" }).element().focus();
  await userEvent.keyboard("{Tab}");
  await expect.poll(() => focused()?.textContent.trim()).toBe("Remove all");
  await userEvent.keyboard("{Tab}");
  await expect.poll(() => focused()?.getAttribute("aria-label")).toBe("Remove lost-replies");
  await userEvent.keyboard("{Tab}list*{Tab}");
  await expect.poll(() => focused()?.getAttribute("name")).toBe("outcome");
  await userEvent.keyboard("{Tab}500{Enter}");
  await expect.poll(() => bank.faults.list().at(-1)?.rule).toEqual({ on: "list*", status: 500 });
});

test("the requests tell which fault hit them, and a broken connection is no success", async () => {
  const bank = mondayBank({
    faults: [
      { on: "createAchTransfer", nth: 1, then: "lost-reply" },
      { on: "createAchTransfer", nth: 2, then: "refuse" },
      "down",
    ],
  });
  const send = () =>
    call(bank, "POST", "/v1/ach", minimalTransfer).catch((error: unknown) =>
      expect(error).toBeInstanceOf(TypeError),
    );
  await send();
  await send();
  await call(bank, "GET", "/v1/ach");
  await openPanel(bank, { tab: "requests", dock: "bottom" });
  const shown = () =>
    page
      .getByRole("option")
      .elements()
      .map((row) =>
        row.textContent
          .replace(/\s+/g, " ")
          .replace(/(< )?[\d.]+ ms/, "N ms")
          .trim(),
      );
  expect(shown()).toEqual([
    "GET /v1/ach 503 15:00:00 · down: status N ms",
    "POST /v1/ach refused 15:00:00 · rule 2: refuse N ms",
    "POST /v1/ach lost 15:00:00 · rule 1: lost-reply N ms",
  ]);
  const tones = () =>
    page
      .getByRole("option")
      .elements()
      .map((row) => row.querySelector(".badge")?.classList.contains("tone-bad"));
  expect(tones()).toEqual([true, true, true]);
  await page.getByRole("option").last().click();
  await expect
    .element(page.getByRole("article"))
    .toMatchTextContent(/Fault rule 1: lost-reply\.\s+The bank's own status was 200\./);
  expect(await axeViolations()).toEqual([]);
  await page.getByRole("searchbox", { name: "Search requests" }).fill("refuse");
  await expect.poll(shown).toHaveLength(1);
});

describe.each([360, 800, 1400])("at a width of %i", (width) => {
  test("the faults tab stays within the page, with messages at its fields", async () => {
    await page.viewport(width, 800);
    const panel = await openPanel(
      mondayBank({ faults: ["lost-replies", { on: "POST /v1/ach", status: 500 }] }),
      {
        tab: "faults",
      },
    );
    await field("Requests").fill("x".repeat(200));
    await add();
    await expect.element(field("Requests")).toHaveAttribute("aria-invalid", "true");
    expectNoOverflow(panel);
  });
});

test("the requests tab names the faults of a remote bank, and reads its rules once for each change", async () => {
  const bank = mondayBank({ faults: ["down"] });
  let reads = 0;
  const { faults } = connect({
    baseUrl: "http://bank.test",
    fetch: (request) => {
      reads += 1;
      return bank.fetch(request);
    },
  });
  const shown = new Proxy<PanelBank>(bank, {
    get: (target, name) => (name === "faults" ? faults : Reflect.get(target, name)),
  });
  await openPanel(shown, { tab: "requests" });
  const named = () =>
    page
      .getByRole("option")
      .elements()
      .filter(({ textContent }) => textContent.includes("down: status")).length;
  for (let sent = 1; sent <= 3; sent += 1) {
    await call(bank, "GET", "/v1/ach");
    await expect.poll(named).toBe(sent);
  }
  expect(reads).toBeLessThanOrEqual(5);
});
