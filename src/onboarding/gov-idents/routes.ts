import { collectionRoutes } from "../collection.ts";
import { GovIdentCreate, GovIdents, GovIdentUpdate } from "./schema.ts";

export const GOV_IDENT_ROUTES = collectionRoutes({
  resource: GovIdents,
  of: (bank) => bank.govIdents,
  named: ["GovIdent", "GovIdents"],
  create: {
    body: GovIdentCreate,
    handle: ({ body, bank }) => bank.govIdents.insert((id) => ({ id: Number(id), ...body })),
  },
  update: { body: GovIdentUpdate },
});
