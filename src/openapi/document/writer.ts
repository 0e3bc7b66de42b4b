import type { Credential } from "../../engine/http/input/credential.ts";
import type { MinusOne } from "../../engine/http/minus-one.ts";
import type { StatusCodes } from "../../engine/http/routes/status-codes.ts";
import type { ReservedValue } from "../../engine/resource/resource.ts";
import type { Model } from "../../engine/store/model.ts";
import type { ExampleBody } from "../calls/example.ts";
import type { JsonSchema } from "../document-types.ts";
import type { Endpoint } from "../endpoints.ts";
import type { RecordedOperation, RecordedRefusal } from "../recorded.ts";
import type { Schemas } from "../schemas.ts";
import type { FaultAnswer } from "./faults.ts";

/** What the parts of a document are written with. */
export interface Writer {
  readonly schemas: Schemas;
  /** The text about a field or parameter, by the id of its statement; undefined where there is none. */
  describe(statement: string | undefined): string | undefined;
  /** The values of fields that decide what becomes of a row. */
  reserved(model: Pick<Model, "collection">): readonly ReservedValue[];
  /** What the options of the bank say about the fields of a model, in addition to their schemas. */
  fieldsByOptions(model: Pick<Model, "collection">): Readonly<Record<string, JsonSchema>>;
  /** What a new bank answered when the examples were recorded, as a bank with these options shows it; undefined for no body. */
  answerOf(endpoint: Endpoint): unknown;
  /** What a new bank refused then, by status. */
  refusalsOf(endpoint: Endpoint): RecordedOperation["refusals"];
  /** How requests carry a key. */
  readonly credential: Credential;
  /** Which statuses its own refusals have. */
  readonly statusCodes: StatusCodes;
  /** Whether -1 stands for an optional number that is not given. */
  readonly minusOne: MinusOne;
  /** What the rules and the limit of the bank answer in its place. */
  faultsOf(endpoint: Endpoint): readonly FaultAnswer[];
  /** The body of a refusal, as the bank makes it. */
  errorBody(refusal: RecordedRefusal): unknown;
  /** Closes the schema of what is sent, where the bank refuses fields that a call does not take. */
  readonly closed: { readonly additionalProperties?: false };
  /** A body that the bank takes as it is. */
  bodyOf(endpoint: Endpoint): ExampleBody | undefined;
  /** The media types that the file of a route may be sent with. */
  fileTypesOf(endpoint: Endpoint): readonly string[];
  /** The largest upload of a route, in bytes. */
  maxFileBytes(endpoint: Endpoint): number;
}
