import * as z from "zod/mini";
import { createInput } from "../../engine/schema/input.ts";
import { nullableMetadata } from "../../engine/schema/metadata.ts";
import { withMeta } from "../../engine/schema/zod/with-meta.ts";
import { onboardingModel } from "../model.ts";

/** A pdf, or a scanned jpg or png image (ONB-107). */
export const MEDIA_TYPES = ["application/pdf", "image/jpeg", "image/png"] as const;

/** The types of files by the ends of their names (OPT-17). */
export const TYPES_BY_NAME = {
  ".pdf": "application/pdf",
  ".jpg": "image/jpeg",
  ".jpeg": "image/jpeg",
  ".png": "image/png",
} as const satisfies Readonly<Record<string, (typeof MEDIA_TYPES)[number]>>;

/** A file's metadata; its bytes were counted and dropped (ONB-108 to ONB-114; O15). */
export const File = z.object({
  id: withMeta(z.int(), { statement: "ONB-108" }),
  media_type: withMeta(z.enum(MEDIA_TYPES), { statement: "ONB-109" }),
  /** Bytes. */
  media_size: withMeta(z.int().check(z.minimum(1)), { statement: "ONB-110" }),
  metadata: withMeta(nullableMetadata, { statement: "ONB-111" }),
  type: withMeta(z.literal("file"), { statement: "ONB-112" }),
});

export type File = z.output<typeof File>;

/** The other parts of the body. */
export const FileCreate = createInput(File, { required: [], optional: ["metadata"] });

export const Files = onboardingModel({
  collection: "files",
  noun: "file",
  // A client in one file would hide the `File` of its platform.
  component: "StoredFile",
  plural: "Files",
  type: "file",
  row: File,
  urlStatement: "ONB-113",
});
