import * as z from "zod";
import { createInput } from "../../engine/schema/input.ts";
import { nullableMetadata } from "../../engine/schema/metadata.ts";
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
  id: z.int().meta({ statement: "ONB-108" }),
  media_type: z.enum(MEDIA_TYPES).meta({ statement: "ONB-109" }),
  /** Bytes. */
  media_size: z.int().min(1).meta({ statement: "ONB-110" }),
  metadata: nullableMetadata.meta({ statement: "ONB-111" }),
  type: z.literal("file").meta({ statement: "ONB-112" }),
});

export type File = z.output<typeof File>;

/** The other parts of the body. */
export const FileCreate = createInput(File, { required: [], optional: ["metadata"] });

export const Files = onboardingModel({
  collection: "files",
  noun: "file",
  plural: "Files",
  type: "file",
  row: File,
  urlStatement: "ONB-113",
});
