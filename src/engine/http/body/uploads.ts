import { onDemand } from "../../on-demand.ts";

/** Few banks get a file; the code is there before the body of a request with one is read. */
export const uploads = onDemand("the reading of uploads", () => import("./upload.ts"));
