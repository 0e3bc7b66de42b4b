import { expect, test } from "vitest";
import type { Tour } from "../../playground/src/tours/tour.ts";
import { TOURS } from "../../playground/src/tours/tours.ts";
import { createBank } from "../../src/index.ts";
import { take } from "./support/tours.ts";

const clock = { start: "2026-03-02T15:00:00Z", paused: true };
const taken = (tour: Tour) => take(createBank({ clock }), tour);

test.each(TOURS)("each step of “$title” answers as the tour says", async (tour) => {
  const outcomes = await taken(tour);
  const statuses = outcomes.map(({ answer }) => answer?.status);
  expect(statuses).toEqual(tour.steps.map(({ expects }) => expects));
});

test.each(TOURS)("“$title” goes the same way in a bank whose clock stands decades ahead", async (tour) => {
  const outcomes = await take(createBank({ clock: { start: "2046-03-01T15:00:00Z", paused: true } }), tour);
  const statuses = outcomes.map(({ answer }) => answer?.status);
  expect(statuses).toEqual(tour.steps.map(({ expects }) => expects));
});

test("a transfer succeeds", async () => {
  expect(await lastData("succeeds")).toMatchObject({ status: "succeeded", return: null });
});

test("a transfer fails with R01", async () => {
  const [created] = await taken(tourNamed("returned"));
  expect(created?.answer?.body).toMatchObject({ data: { status: "failed", return: { code: "R01" } } });
});

test("a transfer is canceled in time, and another too late", async () => {
  const outcomes = await taken(tourNamed("cancel"));
  expect(outcomes[1]?.answer?.body).toMatchObject({ data: { status: "canceled" } });
  expect(outcomes[4]?.answer?.body).toMatchObject({
    error: expect.stringContaining("'status' is processing"),
  });
  expect(outcomes[5]?.answer?.body).toMatchObject({ data: { status: "processing" } });
});

test("a card is declined for each reason there is", async () => {
  const results = (await taken(tourNamed("declined"))).flatMap(({ result }) => (result ? [result] : []));
  const responses = results.map((purchase) => {
    const { approved, authorization } = purchase as {
      approved: boolean;
      authorization: { issuer_response: string };
    };
    return approved ? "approved" : authorization.issuer_response;
  });
  expect(responses).toEqual([
    expect.stringContaining("minimum"),
    expect.stringContaining("maximum"),
    "approved",
    expect.stringContaining("balance"),
    "approved",
    expect.stringContaining("uses"),
    expect.stringContaining("validity"),
    expect.stringContaining("canceled"),
  ]);
});

test("a company is approved", async () => {
  expect(await lastData("company")).toMatchObject({
    status: "approved",
    account_number: expect.stringMatching(/./),
    events: [{ data: { status: "pending" } }, { data: { status: "approved" } }],
  });
});

function tourNamed(name: string): Tour {
  return TOURS.find((tour) => tour.name === name) as Tour;
}

async function lastData(name: string): Promise<unknown> {
  const last = (await taken(tourNamed(name))).at(-1);
  const body = last?.answer?.body as { data?: unknown } | undefined;
  return body?.data;
}
