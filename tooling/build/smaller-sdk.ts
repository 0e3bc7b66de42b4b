import type { Plugin } from "rolldown";

const REPLACED = "@modelcontextprotocol/server/_shims";
const INSTEAD = "\0smaller-sdk";

/**
 * Leaves ajv out of the SDK of the Model Context Protocol, a third of it: it checks what a server has asked of the person at the
 * client, and the tools ask nothing.
 */
export const smallerSdk: Plugin = {
  name: "smaller-sdk",
  resolveId: (id) => (id === REPLACED ? INSTEAD : undefined),
  load: (id) =>
    id === INSTEAD
      ? 'import process from "node:process"; export { process }; export class DefaultJsonSchemaValidator {}'
      : undefined,
};
