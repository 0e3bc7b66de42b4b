import { pathToFileURL } from "node:url";
import type { z } from "zod";
import { ADMIN_KEY, CLIENT_KEY, request } from "../../fixtures/http-client.ts";
import { busy } from "../../fixtures/index.ts";
import type { Bank } from "../../src/index.ts";
import type { OpenApiDocument, OperationObject } from "../../src/openapi/index.ts";
import { zodOfHeyApi } from "./clients.ts";

type Row = Readonly<Record<string, unknown>>;

/**
 * Parses every list of a bank with the scenario `busy`, and every row of the lists by its own address, with the schemas that
 * hey-api has made. Each schema has to refuse a list or row in which one field is wrong, for every field. Throws an Error that says
 * what was taken or refused.
 */
export async function parseRows(bank: Bank, { paths }: OpenApiDocument): Promise<string> {
  // The file of another bank was at the same place.
  const schemas: Readonly<Record<string, z.ZodType>> = await import(
    `${pathToFileURL(zodOfHeyApi)}?${Date.now()}`
  );
  await bank.reset({ scenario: busy });
  const empty: string[] = [];
  const counts = { lists: 0, rows: 0, wrong: 0 };
  for (const [path, { get }] of Object.entries(paths)) {
    if (!get || path.includes("{")) continue;
    const body = await read(path, get);
    if (!Array.isArray(body.data)) continue;
    counts.lists += 1;
    const [first] = body.data;
    if (first) refuse(get, body, first, (row) => [row]);
    else empty.push(path);
    const one = paths[`${path}/{id}`]?.get;
    if (!one) continue;
    for (const { id } of body.data) {
      const answer = await read(`${path}/${id}`, one);
      counts.rows += 1;
      if (id === first.id) refuse(one, answer, answer.data as Row, (row) => row);
    }
  }
  const without = empty.length > 0 ? `; without rows: ${empty.join(", ")}` : "";
  return `parsed: ${counts.lists} lists, ${counts.rows} rows; refused: ${counts.wrong} wrong ones${without}`;

  async function read(path: string, operation: OperationObject): Promise<Row> {
    const key = operation.security.some(({ admin }) => admin) ? ADMIN_KEY : CLIENT_KEY;
    const { status, body } = await request(bank, "GET", path, { key });
    if (status !== 200) throw new Error(`GET ${path} is answered with ${status}.`);
    const { success, error } = schemaOf(operation).safeParse(body);
    if (!success) throw new Error(`GET ${path} does not parse: ${error.message}`);
    return body as Row;
  }

  /** Expects that a body is refused whose row has one field that is wrong. */
  function refuse(operation: OperationObject, body: Row, row: Row, dataOf: (row: Row) => unknown): void {
    for (const field of Object.keys(row)) {
      const { success } = schemaOf(operation).safeParse({
        ...body,
        data: dataOf({ ...row, [field]: WRONG }),
      });
      if (success) throw new Error(`${operation.operationId} takes ${field}: ${JSON.stringify(WRONG)}.`);
      counts.wrong += 1;
    }
  }

  function schemaOf({ operationId }: OperationObject): z.ZodType {
    const name = `z${operationId.charAt(0).toUpperCase()}${operationId.slice(1)}Response`;
    const schema = schemas[name];
    if (!schema) throw new Error(`hey-api has made no ${name}.`);
    return schema;
  }
}

/** No field of a bank has such a value. */
const WRONG = [false];
