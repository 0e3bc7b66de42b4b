// Imported first by the entries that run in Node: what an old one lacks would fail much later, in words of its own.

import { tooOld } from "./node-version.ts";

const problem = tooOld();
if (problem !== undefined) throw new Error(problem);
