import { type Development, type Overrides, withOverrides } from "../../engine/resource/development.ts";
import type { SentTo } from "../../engine/schema/input.ts";
import { FIRST_ID } from "../../engine/store/ids.ts";
import type { Onboarded } from "../model.ts";
import type { OnboardingOptions } from "../options.ts";
import type { Document, DocumentCreate } from "./schema.ts";

/** What creates a document: the fields inside `data`. */
export type DocumentBody = SentTo<typeof DocumentCreate>;

export type DocumentFactory = {
  /**
   * What creates a document: a certificate of incorporation; an `ein` gets its number. Points to the
   * first file, id 1001, unless the caller names another.
   */
  aDocument(overrides?: Overrides<DocumentBody>): DocumentBody;
};

export const documentsDevelopment: Development<Onboarded<Document>, OnboardingOptions, DocumentFactory> = {
  examples: {
    createDocument: {
      data: ({ idOf }): DocumentBody => ({
        document_type: "ein",
        file_id: idOf("files"),
        number: "12-3456789",
      }),
    },
  },
  factories: {
    aDocument:
      ({ ein }) =>
      (overrides = {}) =>
        withOverrides<DocumentBody>(
          {
            document_type: "inc",
            file_id: FIRST_ID,
            ...(overrides.document_type === "ein" ? { number: ein() } : {}),
          },
          overrides,
        ),
  },
};
