import { listRoute } from "../../engine/http/routes/list.ts";
import { routesOf } from "../../engine/http/routes/route.ts";
import { deleteUnused, IN_USE } from "../../engine/resource/delete-unused.ts";
import type { OnboardingBank } from "../options.ts";
import { type File, FileCreate, Files, MEDIA_TYPES, TYPES_BY_NAME } from "./schema.ts";

const route = routesOf<OnboardingBank>();

export const createFile = route({
  operation: "createFile",
  method: "POST",
  path: "/v1/files",
  model: Files,
  multipart: {
    file: "file",
    types: MEDIA_TYPES,
    maxBytes: ({ options }) => options.assumptions.files.maxBytes,
    typesByName: ({ options }) =>
      options.assumptions.files.octetStream === "by-name" ? TYPES_BY_NAME : undefined,
  },
  body: FileCreate,
  statements: { file: "ONB-164" },
  handle: ({ file, body, bank }) =>
    bank.table(Files).insert((id) => ({
      id,
      media_type: file.type as (typeof MEDIA_TYPES)[number],
      media_size: file.size,
      ...body,
      type: "file",
    })),
});

export const getFile = route({
  operation: "getFile",
  method: "GET",
  path: "/v1/files/:id",
  model: Files,
  handle: ({ row }) => row,
});

export const listFiles = listRoute<OnboardingBank, File>({
  operation: "listFiles",
  path: "/v1/files",
  model: Files,
});

export const deleteFile = route({
  operation: "deleteFile",
  method: "DELETE",
  path: "/v1/files/:id",
  model: Files,
  answer: "none",
  refuses: { 409: IN_USE },
  handle: ({ row, bank }) => deleteUnused(bank, Files, row),
});
