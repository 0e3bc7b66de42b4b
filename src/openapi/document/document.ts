import { BEARER, type Credential } from "../../engine/http/input/credential.ts";
import { methodNotAllowed } from "../../engine/http/problems.ts";
import type { RouteAuth } from "../../engine/http/routes/route.ts";
import type { StatusCodes } from "../../engine/http/routes/status-codes.ts";
import { descriptionOf, summaryOf } from "../../engine/http/routes/summary.ts";
import { SIGNATURE_HEADER, TIMESTAMP_HEADER } from "../../engine/http/signatures/signed-text.ts";
import type { OpenApiDocument, OperationObject, ResponseObject } from "../document-types.ts";
import type { Endpoint } from "../endpoints.ts";
import type { RecordedRefusal } from "../recorded.ts";
import { textAbout } from "../statements.ts";
import { requestBodyOf } from "./bodies.ts";
import { commonFaults } from "./faults.ts";
import { parametersOf } from "./parameters.ts";
import { responsesOf } from "./responses.ts";
import type { Writer } from "./writer.ts";

const AREAS: Readonly<Record<string, string>> = {
  service: "The service itself.",
  payments: "Counterparties and ACH transfers.",
  cards:
    "Virtual cards with their authorizations and clearings, the card configuration, real cards and suppliers.",
  onboarding:
    "Companies with their persons, parent companies, addresses, documents, files, gov idents and logins.",
};

/** What is said of the bank, and of a service of a team's own resources alone. */
const BANK = {
  summary: "A mock payments service.",
  server: "The bank.",
  description: `A payments service as Sandbank answers it: counterparties and ACH transfers, virtual cards, company onboarding.

Every request carries a key in \`Authorization: Bearer <key>\`. The fields of a body are inside \`data\`. Amounts are whole numbers of cents, days are GMT days in the form YYYY-MM-DD, instants are ISO 8601. A list answers references, newest first, a page at a time. A refusal changes nothing.`,
};

const SERVICE = {
  summary: "A mock service.",
  server: "The service.",
  description: "A service as Sandbank answers it. A refusal changes nothing.",
};

/** Of which service a document is. */
interface About {
  readonly server: string;
  /** Whether requests are signed. */
  readonly signed: boolean;
  readonly isBank: boolean;
}

/** What is said of requests that no operation takes. */
const UNKNOWN: Readonly<Record<StatusCodes, string>> = {
  "by-cause":
    "A method that a path does not have is answered with 405 and `Allow`, a path that does not exist with 404.",
  documented: "A method that a path does not have is answered with 404, as is a path that does not exist.",
};

export function writeDocument(
  writer: Writer,
  endpoints: readonly Endpoint[],
  { server, signed, isBank }: About,
): OpenApiDocument {
  const about = isBank ? BANK : SERVICE;
  const key = schemeOf(writer.credential);
  const areas = [...new Set(endpoints.map(({ area }) => area))];
  const taken = Map.groupBy(endpoints, ({ route }) => route.model?.collection);
  const paths: Record<string, Record<string, OperationObject>> = {};
  for (const endpoint of endpoints) {
    const { route } = endpoint;
    const path = route.path.replace(":id", "{id}");
    const fields = takenBy(taken.get(route.model?.collection) ?? []);
    paths[path] = {
      ...paths[path],
      [route.method.toLowerCase()]: operationOf(writer, endpoint, fields, signed),
    };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Sandbank",
      version: "1",
      summary: about.summary,
      description: `${about.description} ${UNKNOWN[writer.statusCodes]}`,
      contact: { name: "Sandbank" },
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: server, description: about.server }],
    tags: areas.map((name) => ({ name, description: AREAS[name] ?? name })),
    paths,
    components: {
      schemas: writer.schemas.named,
      responses: {
        ...commonFaults(writer.errorBody),
        ...(writer.statusCodes === "by-cause" ? methodNotAllowedOf(writer, endpoints) : {}),
      },
      securitySchemes: {
        client: { ...key, description: "The key of the client user (S3)." },
        admin: { ...key, description: "The key of the admin user (S3)." },
        ...(signed ? SIGNATURE_SCHEMES : {}),
      },
    },
  };
}

/** Where a request carries its key. */
function schemeOf({ header, before }: Credential): object {
  if (before === BEARER.before) return { type: "http", scheme: "bearer" };
  return header === "Cookie"
    ? { type: "apiKey", in: "cookie", name: before.replace("=", "") }
    : { type: "apiKey", in: "header", name: header };
}

function methodNotAllowedOf(
  writer: Writer,
  endpoints: readonly Endpoint[],
): Readonly<Record<string, ResponseObject>> {
  return {
    MethodNotAllowed: {
      description: "The path does not have this method.",
      headers: {
        Allow: {
          description: "The methods of the path, separated by commas.",
          schema: { type: "string" },
        },
      },
      content: {
        "application/json": {
          schema: { $ref: "#/components/schemas/ErrorBody" },
          examples: { example: { value: writer.errorBody(wrongMethod(endpoints)) } },
        },
      },
    },
  };
}

/** What the bank answers to a PUT at the path of the first endpoint. */
function wrongMethod(endpoints: readonly Endpoint[]): RecordedRefusal {
  const path = endpoints[0]?.route.path;
  const methods = endpoints.filter(({ route }) => route.path === path).map(({ route }) => route.method);
  return methodNotAllowed("PUT", methods);
}

/** The fields that a create or an update of a resource takes. */
function takenBy(endpoints: readonly Endpoint[]): ReadonlySet<string> {
  return new Set(endpoints.flatMap(({ route: { body } }) => Object.keys(body?.schema.shape ?? {})));
}

function operationOf(
  writer: Writer,
  endpoint: Endpoint,
  taken: ReadonlySet<string>,
  signed: boolean,
): OperationObject {
  const { area, route } = endpoint;
  const parameters = parametersOf(writer, endpoint);
  const requestBody = requestBodyOf(writer, endpoint);
  return {
    operationId: route.operation,
    summary: summaryOf(route),
    description: textAbout(route) ?? descriptionOf(route),
    tags: [area],
    security: securityOf(route.auth ?? "client", signed),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(requestBody ? { requestBody } : {}),
    responses: responsesOf(writer, endpoint, taken),
  };
}

function securityOf(auth: RouteAuth, signed: boolean): OperationObject["security"] {
  if (auth === "none") return [];
  const keys = auth === "any" ? (["client", "admin"] as const) : [auth];
  return keys.map((key) => ({ [key]: [], ...(signed ? { timestamp: [], signature: [] } : {}) }));
}

/** What a bank that checks signatures wants besides a key (X155). */
const SIGNATURE_SCHEMES = {
  timestamp: {
    type: "apiKey",
    in: "header",
    name: TIMESTAMP_HEADER,
    description: "The whole seconds since 1970 at which the request was signed (X157).",
  },
  signature: {
    type: "apiKey",
    in: "header",
    name: SIGNATURE_HEADER,
    description:
      "The HMAC with SHA-256, in hex, of timestamp, method, path, query without its `?` and body, joined by newlines; a query or body that is not there is empty, and so is the body of a multipart request (X155).",
  },
} as const;
