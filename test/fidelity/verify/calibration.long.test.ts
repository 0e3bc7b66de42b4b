import process from "node:process";
import fc from "fast-check";
import { expect, test } from "vitest";
import { optionLeaves } from "../../../src/fidelity/options/option-leaves.ts";
import { valueAt } from "../../../src/fidelity/options/settings.ts";
import { optionsOf } from "../../../src/fidelity/verify/calibrate.ts";
import type { Report } from "../../../src/fidelity/verify/report.ts";
import { type BankOptions, createBank } from "../../../src/index.ts";
import { drawnOptions } from "./drawn-options.ts";
import { verifyBank } from "./served.ts";

/** `npm run long calibrate` makes 200 draws. */
const numRuns = Number(process.env.SANDBANK_DRAWS ?? 6);

/** The option as a path, with the groups that it is in. */
function pathsTo(option: string): readonly string[] {
  const names = option.split(".");
  return names.map((_, at) => names.slice(0, at + 1).join("."));
}

/** A function is compared by what it makes of a problem. */
function comparable(option: string, value: unknown): unknown {
  if (typeof value === "function") {
    const issues = [{ field: "name", code: "required", message: "'name' is required." }];
    return value({ status: 400, code: "invalid_request", message: "'name' is required.", issues });
  }
  const isSet =
    option === "assumptions.passportCountries" || option === "accounts" || option === "cardNetworkTemplate";
  if (isSet && Array.isArray(value)) return value.map((each) => JSON.stringify(each)).sort();
  return value;
}

/** What the options come to where one implies another. */
function effective(options: ReturnType<typeof createBank>["options"], option: string): unknown {
  if (option === "assumptions.unknownFields")
    return options.assumptions.unknownFields ?? (options.strict ? "reject" : "warn");
  if (option === "assumptions.abaChecksum") return options.assumptions.abaChecksum ?? options.strict;
  return comparable(option, valueAt(options, option));
}

/** The options that a report found, with the functions that its source texts are. */
async function foundIn({ options }: Report): Promise<BankOptions> {
  const values = options.map(async ({ option, source }): Promise<[string, unknown]> => {
    const module = `export default ${source};`;
    const { default: value } = await import(`data:text/javascript,${encodeURIComponent(module)}`);
    return [option, value];
  });
  return optionsOf(new Map(await Promise.all(values)));
}

test("options that were drawn are found by their effects, or reported as not visible, and the bank then agrees (X173)", {
  timeout: 600_000 + numRuns * 60_000,
}, async () => {
  const recovered = new Map<string, number>();
  const started = performance.now();
  let requests = 0;
  await fc.assert(
    fc.asyncProperty(drawnOptions, async (options) => {
      const report = await verifyBank(options, {
        accounts: options.accounts ? [...options.accounts] : ["1234567890"],
      });
      requests += report.requests;
      const left = report.probes.flatMap(({ name, contradictions }) =>
        contradictions.filter(({ option }) => option === null).map((each) => ({ name, ...each })),
      );
      expect(left).toEqual([]);
      const drawn = createBank(options).options;
      const found = createBank(await foundIn(report)).options;
      const hidden = new Set(report.notVisible.map(({ option }) => option));
      const wrong = optionLeaves().flatMap(({ option }) => {
        const [one, other] = [effective(drawn, option), effective(found, option)];
        const isSame = JSON.stringify(one) === JSON.stringify(other);
        if (isSame && JSON.stringify(one) !== JSON.stringify(effective(DEFAULTS, option)))
          recovered.set(option, (recovered.get(option) ?? 0) + 1);
        return isSame || pathsTo(option).some((path) => hidden.has(path))
          ? []
          : [{ option, drawn: one, found: other }];
      });
      expect(wrong).toEqual([]);
    }),
    { numRuns, seed: Number(process.env.SANDBANK_SEED ?? 14), endOnFailure: true },
  );
  const seconds = (performance.now() - started) / 1000;
  if (numRuns > 20) {
    console.log(
      `${numRuns} draws, ${requests} requests, ${seconds.toFixed(0)} s; recovered that are not the default:`,
    );
    console.log([...recovered].map(([option, count]) => `${option} ${count}`).join("\n"));
  }
});

const DEFAULTS = createBank().options;
