import { CONTROL_ROOT } from "../../../remote/paths.ts";

/** The path below which worlds are made, looked at and removed. */
export const WORLDS_ROOT = "/_worlds";

/** What a request is for: the service that is mocked, its control, or the worlds themselves. */
export type Area = "service" | "control" | "worlds";

/**
 * What a request is for. The base url of a world's bank is not known before the world is woken, so a path counts as the
 * control's wherever the control could be.
 */
export function areaOf({ url }: Request): Area {
  const { pathname } = new URL(url);
  if (pathname === WORLDS_ROOT || pathname.startsWith(`${WORLDS_ROOT}/`)) return "worlds";
  return `${pathname}/`.includes(`${CONTROL_ROOT}/`) ? "control" : "service";
}
