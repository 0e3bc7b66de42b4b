import { collectionRoutes } from "../collection.ts";
import { FileCreate, Files, MEDIA_TYPES } from "./schema.ts";

export const FILE_ROUTES = collectionRoutes({
  resource: Files,
  of: (bank) => bank.files,
  named: ["File", "Files"],
  create: {
    multipart: {
      file: "file",
      types: MEDIA_TYPES,
      maxBytes: ({ options }) => options.assumptions.files.maxBytes,
    },
    body: FileCreate,
    handle: ({ file, body, bank }) =>
      bank.files.insert((id) => ({
        id: Number(id),
        media_type: file.type as (typeof MEDIA_TYPES)[number],
        media_size: file.size,
        ...body,
        type: "file",
      })),
  },
});
