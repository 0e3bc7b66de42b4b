import { expect } from "vitest";
import type { Tour } from "../../../playground/src/tours/tour.ts";
import { createBank, type Scenario } from "../../../src/index.ts";
import { clock, ENDPOINTS, exampleIn } from "../../recorded/support/calls.ts";
import { take } from "./tours.ts";

/** Expects that the example of each endpoint is answered with the documented success in a bank, after a tour. */
export async function expectExamplesToWork({
  scenario,
  tour,
}: {
  readonly scenario?: Scenario;
  readonly tour?: Tour;
}): Promise<void> {
  const bank = createBank({ clock, ...(scenario ? { scenario } : {}) });
  await bank.ready;
  if (tour) await take(bank, tour);
  const snapshot = bank.snapshot();
  let isChanged = false;
  bank.on("change", () => {
    isChanged = true;
  });
  const answers: unknown[] = [];
  for (const endpoint of ENDPOINTS) {
    // A large bank takes long to restore.
    if (isChanged) await bank.restore(snapshot);
    isChanged = false;
    const { status, ok, text } = await (await exampleIn(bank, endpoint))();
    answers.push([endpoint.operation, status, ok ? "" : text]);
  }
  expect(answers).toEqual(
    ENDPOINTS.map(({ operation, answers: [success] }) => [operation, Number(success?.status), ""]),
  );
}
