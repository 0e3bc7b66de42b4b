import type { Route } from "../../engine/http/routes/route.ts";
import { componentOf } from "../../engine/store/model.ts";

/** The name of a route's body among the schemas of a document: AchTransferCreate, VirtualCardEmail. */
export function bodyName({ method, path, operation, model }: Route): string {
  if (!model) return capitalized(operation);
  const subject = componentOf(model);
  if (method === "PATCH") return `${subject}Update`;
  return path === model.path ? `${subject}Create` : `${subject}${capitalized(path.split("/").at(-1) ?? "")}`;
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
