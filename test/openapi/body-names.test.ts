import { expect, test } from "vitest";
import { createService, defineResource, z } from "../../src/define/index.ts";
import { openapi } from "../../src/openapi/index.ts";

test("the body of a route is named by the rows that it makes, or by its operation (DEF-30)", () => {
  const body = z.object({ text: z.string() });
  const answer = z.object({ made: z.string() });
  const handle = () => ({ made: "" });
  const parts = { summary: "Make notes", body, answer, handle };
  const own = defineResource({
    noun: "note",
    path: "/notes",
    row: z.object({ id: z.string(), text: z.string() }),
    operations: ["get"],
    create: { required: ["text"] },
    routes: (route) => ({
      makeNote: route({ ...parts, method: "POST", path: "/notes" }),
      replaceNotes: route({ ...parts, method: "PATCH", path: "/notes" }),
      importNotes: route({ ...parts, method: "POST", path: "/notes-import" }),
      tagNote: route({ ...parts, method: "POST", path: "/notes/:id/tag" }),
    }),
  });
  const { paths } = openapi(createService({ resources: { own } }));
  const nameOf = (path: string, method: "post" | "patch") =>
    paths[path]?.[method]?.requestBody?.content["application/json"]?.schema.properties?.data?.$ref;
  expect([
    nameOf("/notes", "post"),
    nameOf("/notes", "patch"),
    nameOf("/notes-import", "post"),
    nameOf("/notes/{id}/tag", "post"),
  ]).toEqual(
    ["NoteCreate", "ReplaceNotes", "ImportNotes", "NoteTag"].map((name) => `#/components/schemas/${name}`),
  );
});
