/** The oldest Node that the package runs in, as package.json says. */
const OLDEST = [22, 12] as const;

/**
 * Says that a Node is too old to run Sandbank in; undefined for one that is not, and where there is no Node.
 *
 * @example tooOld("20.19.0") // "sandbank: Node 22.12 or newer is needed, but this is 20.19.0."
 */
export function tooOld(version = globalThis.process?.versions?.node): string | undefined {
  if (version === undefined) return undefined;
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const isOld = major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1]);
  return isOld ? `sandbank: Node ${OLDEST.join(".")} or newer is needed, but this is ${version}.` : undefined;
}
