import * as z from "zod/mini";
import {
  day,
  oneOf,
  optionalText,
  referenceTo,
  requiredCountry,
  requiredText,
} from "../../engine/schema/fields.ts";
import { createInput, updateInput } from "../../engine/schema/input.ts";
import { withMeta } from "../../engine/schema/zod/with-meta.ts";
import { onboardingModel } from "../model.ts";
import type { OnboardingOptions } from "../options.ts";

/** A government ID (ONB-123 to ONB-133). */
export const GovIdent = z.object({
  id: withMeta(z.int(), { statement: "ONB-124" }),
  country: withMeta(requiredCountry, { statement: "ONB-125" }),
  document_type: withMeta(oneOf(["passport", "driving_license", "id_card", "other"]), {
    statement: "ONB-126",
  }),
  expires_on: withMeta(z.nullable(day), { statement: "ONB-127" }),
  file_id: withMeta(referenceTo("files"), { statement: "ONB-128" }),
  first_name: withMeta(requiredText, { statement: "ONB-129" }),
  middle_name: withMeta(optionalText(), { statement: "ONB-130" }),
  last_name: withMeta(requiredText, { statement: "ONB-131" }),
  number: withMeta(requiredText, { statement: "ONB-132" }),
});

export type GovIdent = z.output<typeof GovIdent>;

const required = ["country", "document_type", "file_id", "first_name", "last_name", "number"] as const;
const optional = ["expires_on", "middle_name"] as const;

const fields = [...required, ...optional] as const;

export const GovIdentCreate = createInput(GovIdent, { required, optional });

/** An update must send the required fields too (O12). */
export const GovIdentUpdate = updateInput(GovIdent, fields, { always: required });

/** One that may leave out any field (OPT-15). */
const GovIdentPartialUpdate = updateInput(GovIdent, fields, { required });

/** What an update takes in a bank with such options. */
export const govIdentUpdateIn = ({ assumptions }: OnboardingOptions) =>
  assumptions.singleFieldUpdates ? GovIdentPartialUpdate : GovIdentUpdate;

export const GovIdents = onboardingModel({
  collection: "govIdents",
  noun: "gov ident",
  plural: "Gov idents",
  type: "gov_ident",
  row: GovIdent,
  urlStatement: "ONB-133",
  update: GovIdentUpdate,
});
