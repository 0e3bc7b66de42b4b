/** JSON Schema 2020-12, as OpenAPI 3.1 takes it. */
export interface JsonSchema {
  [keyword: string]: unknown;
  $ref?: string;
  type?: string | readonly string[];
  description?: string;
  properties?: Record<string, JsonSchema>;
  required?: readonly string[];
  anyOf?: readonly JsonSchema[];
  enum?: readonly unknown[];
  readOnly?: boolean;
}

/** A named example of a body. */
interface ExampleObject {
  readonly summary?: string;
  readonly value: unknown;
}

export interface MediaType {
  readonly schema: JsonSchema;
  readonly examples?: Readonly<Record<string, ExampleObject>>;
  readonly encoding?: Readonly<Record<string, { readonly contentType: string }>>;
}

/** A response of an operation, or what the document names for several. */
export interface ResponseObject {
  readonly description: string;
  readonly headers?: Readonly<Record<string, { readonly description: string; readonly schema: JsonSchema }>>;
  readonly content?: Readonly<Record<string, MediaType>>;
}

export interface ParameterObject {
  readonly name: string;
  readonly in: "path" | "query";
  readonly description?: string;
  readonly required?: boolean;
  readonly style?: "deepObject";
  readonly explode?: boolean;
  readonly schema: JsonSchema;
  readonly example?: unknown;
}

/** An operation: what it takes, and what it answers. */
export interface OperationObject {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters?: readonly ParameterObject[];
  readonly requestBody?: { readonly required: true; readonly content: Readonly<Record<string, MediaType>> };
  readonly responses: Readonly<Record<string, ResponseObject>>;
}

/** An OpenAPI 3.1 document. */
export interface OpenApiDocument {
  readonly openapi: "3.1.0";
  readonly info: {
    readonly title: string;
    readonly version: string;
    readonly summary: string;
    readonly description: string;
    readonly contact: { readonly name: string };
    readonly license: { readonly name: string; readonly identifier: string };
  };
  readonly servers: readonly { readonly url: string; readonly description: string }[];
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, OperationObject>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>;
    readonly responses: Readonly<Record<string, ResponseObject>>;
    readonly securitySchemes: Readonly<Record<string, object>>;
  };
}
