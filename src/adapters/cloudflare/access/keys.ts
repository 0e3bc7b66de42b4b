import { HEADER_TEXT } from "../../../engine/http/headers/header-text.ts";
import { KEY_HEADER } from "../../../engine/http/headers/key-header.ts";
import { isSameText } from "../../../engine/http/signatures/same-text.ts";
import { refusal } from "../../shared/refusal.ts";
import type { WorldsEnv } from "../platform.ts";
import type { Area } from "./area.ts";

/** The secrets with the keys, by what each opens. */
const SECRETS = {
  control: { secret: "SANDBANK_CONTROL_KEY", what: "the control" },
  worlds: { secret: "SANDBANK_WORLDS_KEY", what: "making worlds" },
} as const;

export type KeysEnv = Pick<WorldsEnv, (typeof SECRETS)[keyof typeof SECRETS]["secret"]>;

/** The least length of a key, which is more than anyone can try. */
const LEAST_LENGTH = 16;

/**
 * Refuses a request for the control or for worlds that has not its key, and any while there is no such key; undefined for
 * others. Keys are compared in constant time and are in no answer.
 */
export async function refuseKey(
  request: Request,
  area: Area,
  environment: KeysEnv,
): Promise<Response | undefined> {
  if (area === "service") return undefined;
  const { secret, what } = SECRETS[area];
  const key = environment[secret];
  if (typeof key !== "string" || key === "")
    return refusal(
      503,
      `This bank has no key for ${what} yet: set one with \`npx wrangler secret put ${secret}\`.`,
    );
  if (!isPossible(key))
    return refusal(
      503,
      `The secret ${secret} must be at least ${LEAST_LENGTH} printable ASCII characters without a space or line break at an end, got text of ${key.length} characters: set it again with \`npx wrangler secret put ${secret}\`.`,
    );
  const given = request.headers.get(KEY_HEADER);
  if (given !== null && (await isSameText(given, key))) return undefined;
  const error =
    given === null
      ? `This needs the key for ${what}: send ${keyFor(area)}${area === "control" ? ", the option key of connect" : ""}.`
      : `The key in the header ${KEY_HEADER} is not that for ${what}: send ${keyFor(area)}.`;
  return refusal(401, error, { "WWW-Authenticate": `Sandbank-Key realm="${area}"` });
}

/** What a request for an area must send, in words. */
export function keyFor(area: keyof typeof SECRETS): string {
  return `the secret ${SECRETS[area].secret} in the header ${KEY_HEADER}`;
}

/** Whether a header can carry a key as it is, and it is long enough. */
function isPossible(key: string): boolean {
  return key.length >= LEAST_LENGTH && HEADER_TEXT.test(key);
}
