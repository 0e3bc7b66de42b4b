import { expect, test } from "vitest";
import { createService, defineResource, referenceTo, z } from "../../src/define/index.ts";
import { openapi } from "../../src/openapi/index.ts";

const notes = defineResource({
  noun: "note",
  path: "/notes",
  row: z.object({
    id: z.string(),
    text: z.string(),
    note_id: referenceTo("notes", z.string().nullable()),
    status: z.enum(["open", "done"]),
  }),
  operations: ["create", "get", "update", "delete"],
  create: { required: ["text"], optional: ["note_id"] },
  update: ["text"],
  states: { open: { actions: { finish: { to: "done" } } }, done: {} },
  actions: { finish: { request: "POST /notes/:id/finish", title: "Finish a note" } },
  reserved: { text: { DONE: "done" } },
  routes: (route) => ({
    attachFile: route({
      method: "POST",
      path: "/notes/:id/file",
      summary: "Attach a scan",
      body: z.object({ label: z.string().nullable() }),
      file: { field: "scan", types: ["image/png", "image/jpeg"], maxBytes: 10 },
      refuses: { 409: "The note is done." },
      status: 202,
      handle: () => undefined,
    }),
    checkNotes: route({
      method: "GET",
      path: "/check",
      summary: "Tell whether all notes are done",
      query: z.object({ before: z.string() }),
      answer: z.object({ done: z.boolean() }),
      handle: () => ({ done: true }),
    }),
  }),
});

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: object, value?: unknown) => ({
  "application/json": { schema, ...(value !== undefined && { examples: { example: { value } } }) },
});
/** The responses with these descriptions, all of them refusals. */
const refusals = (descriptions: Readonly<Record<number, string>>) =>
  Object.fromEntries(
    Object.entries(descriptions).map(([status, description]) => [
      status,
      { description, content: json(ref("ErrorBody")) },
    ]),
  );
const inData = (schema: object) => ({
  type: "object",
  properties: { data: schema },
  required: ["data"],
  additionalProperties: false,
});

const KEYED = {
  401: "The key is missing, malformed or unknown.",
  403: "The key is that of the admin user.",
};
const WITH_BODY = {
  ...KEYED,
  400: "The body is malformed, or a field or query parameter is invalid.",
  408: "The body was not complete in time.",
  413: "The body is too large.",
  415: "The body is not application/json.",
};
const WITHOUT_BODY = { ...KEYED, 400: "A query parameter is invalid." };
const OF_ROW = { 404: "No row has this id." };

const aNote = { description: "Done.", content: json(inData({ ...ref("Note"), description: "The note." })) };
const shared = { tags: ["own"], security: [{ client: [] }] };
const ofRow = {
  ...shared,
  parameters: [
    {
      name: "id",
      in: "path",
      required: true,
      description: "The id of the note. Another form of id is answered as one that no row has.",
      schema: { type: "string", pattern: "^[1-9][0-9]*$" },
      example: "1001",
    },
  ],
};
const bodyOf = (name: string) => ({
  required: true,
  content: json(
    {
      type: "object",
      properties: {
        data: {
          ...ref(name),
          description: "The body of a create or update holds its fields in an object called `data`.",
        },
      },
      required: ["data"],
    },
    { data: { text: "Example" } },
  ),
});

test("the document of a service with one resource is this (DEF-30, DEF-44)", () => {
  const service = createService({ resources: { notes }, auth: { header: "x-key" } });
  const { paths, components, ...about } = openapi(service);
  expect(about).toEqual({
    openapi: "3.1.0",
    info: {
      title: "Sandbank",
      version: "1",
      summary: "A mock service.",
      description:
        "A service as Sandbank answers it. A refusal changes nothing. A method that a path does not have is answered with 405 and `Allow`, a path that does not exist with 404.",
      contact: { name: "Sandbank" },
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: "http://127.0.0.1:4010", description: "The service." }],
    tags: [{ name: "own", description: "own" }],
  });
  expect(paths).toEqual({
    "/notes": {
      post: {
        ...{ ...shared, operationId: "createNote", summary: "Create a note" },
        description: "Creates a note and returns it.",
        requestBody: bodyOf("NoteCreate"),
        responses: { 200: aNote, ...refusals(WITH_BODY) },
      },
    },
    "/notes/{id}": {
      get: {
        ...{ ...ofRow, operationId: "getNote", summary: "Retrieve a note" },
        description: "Returns the note with this id.",
        responses: { 200: aNote, ...refusals({ ...WITHOUT_BODY, ...OF_ROW }) },
      },
      patch: {
        ...{ ...ofRow, operationId: "updateNote", summary: "Update a note" },
        description: "Changes the fields that are sent, and returns the note.",
        requestBody: bodyOf("NoteUpdate"),
        responses: { 200: aNote, ...refusals({ ...WITH_BODY, ...OF_ROW }) },
      },
      delete: {
        ...{ ...ofRow, operationId: "deleteNote", summary: "Delete a note that nothing uses" },
        description: "Deletes the note with this id, unless something uses it.",
        responses: {
          204: { description: "Done. The answer has no body." },
          ...refusals({ ...WITHOUT_BODY, ...OF_ROW, 409: "Another record refers to it." }),
        },
      },
    },
    "/notes/{id}/finish": {
      post: {
        ...{ ...ofRow, operationId: "finishNote", summary: "Finish a note" },
        description: "Finish a note.",
        responses: {
          200: aNote,
          ...refusals({
            ...{ ...WITHOUT_BODY, ...OF_ROW },
            409: "The note has a status in which it can't be done.",
          }),
        },
      },
    },
    "/notes/{id}/file": {
      post: {
        ...{ ...ofRow, operationId: "attachFile", summary: "Attach a scan", description: "Attach a scan." },
        requestBody: {
          required: true,
          content: {
            "multipart/form-data": {
              schema: {
                type: "object",
                properties: {
                  scan: { type: "string", format: "binary", description: "At most 10 bytes." },
                  label: { type: "string" },
                },
                required: ["scan"],
              },
              examples: { example: { value: { scan: "%PDF-1.4\n%%EOF\n", label: "Example" } } },
              encoding: {
                scan: { contentType: "image/png, image/jpeg" },
                label: { contentType: "application/json" },
              },
            },
          },
        },
        responses: {
          202: { ...aNote, description: "Taken; it is done later." },
          ...refusals({
            ...{ ...WITH_BODY, ...OF_ROW },
            409: "The note is done.",
            413: "The file or the body is too large.",
            415: "The body is not multipart/form-data, or the file's type is not taken.",
          }),
        },
      },
    },
    "/check": {
      get: {
        ...{ ...shared, operationId: "checkNotes" },
        summary: "Tell whether all notes are done",
        description: "Tell whether all notes are done.",
        parameters: [{ name: "before", in: "query", schema: { type: "string" } }],
        responses: {
          200: {
            description: "Done.",
            content: json(
              inData({
                type: "object",
                properties: { done: { type: "boolean" } },
                required: ["done"],
                additionalProperties: false,
                description: "What was asked for.",
              }),
            ),
          },
          ...refusals(WITHOUT_BODY),
        },
      },
    },
  });
  const text = { type: "string", description: "Reserved values: `DONE`: done." };
  const noteId = { type: ["string", "null"] };
  expect(components.schemas).toEqual({
    ErrorBody: expect.objectContaining({ required: ["error"] }),
    NoteCreate: { type: "object", properties: { text, note_id: noteId }, required: ["text"] },
    NoteUpdate: { type: "object", properties: { text } },
    Note: {
      type: "object",
      properties: {
        id: { type: "string", readOnly: true },
        text,
        note_id: noteId,
        status: { type: "string", enum: ["open", "done"], readOnly: true },
      },
      required: ["id", "text", "note_id", "status"],
      additionalProperties: false,
    },
  });
});
