import { moveTime, sendRequest, setFault } from "./act.ts";
import { checkpoint } from "./checkpoint.ts";
import { findEndpoint } from "./endpoints.ts";
import { load } from "./load.ts";
import { explainRefusal, getLog } from "./log.ts";
import { getRows, status } from "./look.ts";
import { doAction, whatCanHappen } from "./row.ts";
import type { Tool } from "./tool.ts";
import { makeLink, writeTest } from "./write.ts";

/** Every tool, in the order in which a client lists them. */
export const TOOLS: readonly Tool[] = [
  ...[status, findEndpoint, sendRequest, getRows, explainRefusal, whatCanHappen, doAction],
  ...[moveTime, setFault, load, checkpoint, getLog, writeTest, makeLink],
];
