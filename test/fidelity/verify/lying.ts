import { isJsonObject } from "../../../src/engine/schema/json-object.ts";
import type { Report } from "../../../src/fidelity/verify/report.ts";
import type { VerifySettings } from "../../../src/fidelity/verify/settings.ts";
import { localTransport, type Transport } from "../../../src/fidelity/verify/transport.ts";
import { verify } from "../../../src/fidelity/verify/verify.ts";
import { settings } from "./played.ts";

export type Lie = (
  answer: Awaited<ReturnType<Transport>>,
  request: Parameters<Transport>[0],
) => typeof answer;

/** Verifies a bank of default options whose answers are changed on their way. */
export async function verifyLiar(lie: Lie, only: VerifySettings["only"]): Promise<Report> {
  const { transport, bank } = localTransport();
  const report = await verify({
    ...settings,
    transport: async (request) => lie(await transport(request), request),
    only,
  });
  await bank.dispose();
  return report;
}

/** Puts other values in place of those of a field, wherever it is in an answer; what is null or empty stays so. */
export function withField(field: string, value: unknown): Lie {
  return withEach(field, () => value);
}

/** The same, with what is made of each value. */
export function withEach(field: string, other: (value: unknown) => unknown): Lie {
  const changed = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(changed);
    if (!isJsonObject(part)) return part;
    return Object.fromEntries(
      Object.entries(part).map(([name, inner]) => [
        name,
        name === field && !isEmpty(inner) ? other(inner) : changed(inner),
      ]),
    );
  };
  return ({ status, body }) => ({ status, body: changed(body) });
}

export function isEmpty(value: unknown): boolean {
  return value === null || value === "" || (Array.isArray(value) && value.length === 0);
}
