import { nameOf } from "../names.ts";
import { shortened } from "../report/printable.ts";
import type { Contradiction, FoundOption, Report } from "./report.ts";

const WIDTH = 108;

/** A module that exports the options which a report found, each with its statements and what speaks for it. */
export function calibrationFile({ service, date, options, probes, notVisible }: Report): string {
  const count = (result: string) => probes.filter((probe) => probe.result === result).length;
  const head = [
    `Written by npx sandbank verify on ${date}, of ${service}: ${count("confirmed")} probes confirmed, ${count("contradicted")} contradicted,`,
    `${count("inconclusive")} inconclusive, ${count("skipped")} skipped. What is not here is at its default, or not visible:`,
    `${notVisible.map(({ option }) => option).join(", ")}.`,
  ].join(" ");
  return [
    'import type { BankOptions } from "sandbank";',
    "",
    ...comment(head, ""),
    `const calibration: BankOptions = ${options.length === 0 ? "{}" : `{\n${groupText(options, "  ")}}`};`,
    "",
    "export default calibration;",
    "",
  ].join("\n");
}

/** Options by what is left of their paths, groups in braces. */
function groupText(options: readonly FoundOption[], indent: string): string {
  const groups = Map.groupBy(options, ({ option }) => option.split(".", 1)[0] ?? "");
  const parts = [...groups].map(([name, inner]) => {
    const key = `${indent}${nameOf(name)}: `;
    const each = inner.find(({ option }) => option === name);
    if (each === undefined) {
      const below = inner.map((one) => ({ ...one, option: one.option.slice(name.length + 1) }));
      return `${key}{\n${groupText(below, `${indent}  `)}${indent}},\n`;
    }
    const lines = comment(reasonOf(each), indent).map((line) => `${line}\n`);
    return `${lines.join("")}${key}${each.source},\n`;
  });
  return parts.join("");
}

function reasonOf({ statements, evidence }: FoundOption): string {
  const about = statements.length > 0 ? `${statements.join(", ")}. ` : "";
  return about + (evidence ? evidenceText(evidence) : "Without it the answers differ.");
}

/** The two answers in a sentence. */
export function evidenceText({ request, field, service, bank }: Contradiction): string {
  const cut = (value: unknown) =>
    shortened(typeof value === "string" && field === "status" ? value : JSON.stringify(value));
  if (service === undefined)
    return `${request}, ${field}: the service leaves it out, the bank answers ${cut(bank)}.`;
  const own = bank === undefined ? "leaves it out" : cut(bank);
  return `${request}, ${field}: the service answers ${cut(service)}, the bank ${own}.`;
}

function comment(text: string, indent: string): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.replaceAll(/\s+/g, " ").split(" ")) {
    if (line !== "" && indent.length + line.length + word.length + 4 > WIDTH) {
      lines.push(`${indent}// ${line}`);
      line = word;
    } else line = line === "" ? word : `${line} ${word}`;
  }
  return [...lines, `${indent}// ${line}`];
}
