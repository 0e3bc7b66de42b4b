import { type Development, type Overrides, withOverrides } from "../../engine/resource/development.ts";
import type { Metadata } from "../../engine/schema/metadata.ts";
import type { Onboarded } from "../model.ts";
import type { OnboardingOptions } from "../options.ts";
import type { File as FileRow } from "./schema.ts";

/** A file as it is uploaded; the bank counts its bytes and drops them. */
export interface FileParts {
  /** The file's name. */
  readonly name: string;
  /** Its media type: application/pdf, image/jpeg or image/png. */
  readonly type: string;
  /** Its bytes, as text. */
  readonly content: string;
  /** The metadata of the file. */
  readonly metadata?: Metadata | null | undefined;
}

const EMPTY_PDF = `%PDF-1.4
1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj
3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] >> endobj
trailer << /Root 1 0 R >>
%%EOF
`;

/** The parts of a file: a pdf of one empty page, unless the overrides say otherwise. */
export function fileParts(overrides: Overrides<FileParts>): FileParts {
  return withOverrides<FileParts>(
    { name: "scan.pdf", type: "application/pdf", content: EMPTY_PDF },
    overrides,
  );
}

export type FileFactory = {
  /**
   * The multipart body that uploads a file: a small pdf.
   *
   * @example bank.fetch("/v1/files", { method: "POST", headers, body: aFile({ type: "image/png" }) })
   */
  /** The form that uploads a file, of values that the bank accepts; what is given takes the place of its own. */
  aFile(overrides?: Overrides<FileParts>): FormData;
};

export const filesDevelopment: Development<Onboarded<FileRow>, OnboardingOptions, FileFactory> = {
  examples: {
    createFile: { data: () => ({ metadata: { page: 1 } }) },
  },
  factories: {
    aFile:
      () =>
      (overrides = {}) => {
        const { name, type, content, metadata } = fileParts(overrides);
        const form = new FormData();
        form.append("file", new File([content], name, { type }));
        if (metadata) form.append("metadata", JSON.stringify(metadata));
        return form;
      },
  },
};
