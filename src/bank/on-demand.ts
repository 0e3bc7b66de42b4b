import { onDemand } from "../engine/on-demand.ts";

/** What explains refusals, with the texts of all statements. */
export const explanations = onDemand("the explanations of refusals", () => import("./api/explain.ts"));

/** What records calls: few banks do. */
export const recipes = onDemand("the recipe", () => import("./recipe/record.ts"));
