import type { ControlFactory } from "../bank/control.ts";
import { platformRequest, urlOf } from "../engine/http/bank-request.ts";
import { isInMemory } from "../engine/http/body/bodies-in-memory.ts";
import { pathBelow } from "../engine/http/routes/paths.ts";
import { onDemand } from "../engine/on-demand.ts";
import type { createAnswers } from "./answers.ts";
import { CONTROL_ROOT, isControlPath } from "./paths.ts";
import { refusal } from "./refusals.ts";

/** Most banks in a page or a test are never controlled over HTTP. */
const code = onDemand("the control over HTTP", () => import("./answers.ts"));

/**
 * Makes the control over HTTP: `POST /_sandbank/<path of the JS name>` with the arguments' object as the body calls a
 * function, a GET reads. A result is answered with 200 (no result is {}), a refusal with 400, 404 or 409 and the
 * message of the JS API in `error`; one whose signal is aborted before its turn rejects with the reason. Control requests
 * need no key and are not in the request log.
 */
export const createControl: ControlFactory = (parts) => {
  const { baseUrl } = parts;
  const toPath = pathBelow(baseUrl);
  let answers: ReturnType<typeof createAnswers> | undefined;
  /** Resolves when the control requests so far have called the bank; undefined when there are none that have not. */
  let begun: Promise<void> | undefined;

  const respond = async (request: Request, path: string, before: typeof begun, begin: () => void) => {
    if (before) await before;
    try {
      answers ??= (code.isLoaded ? code.code : await code.load()).createAnswers(parts);
    } catch (error) {
      begin();
      return refusal(request, error);
    }
    // A body that arrives delays nothing else, and takes its place once it is complete (X60).
    if (!isInMemory(request)) begin();
    return answers(request, path, begin);
  };
  return {
    answer(request, others) {
      const before = begun;
      const { url } = request;
      const mayBeControl = (typeof url === "string" ? url : url.pathname).includes(CONTROL_ROOT);
      const path = mayBeControl ? toPath(urlOf(request).pathname) : undefined;
      if (path === undefined || !isControlPath(path))
        return before ? before.then(() => others(request)) : others(request);
      const { promise, resolve } = Promise.withResolvers<void>();
      begun = promise;
      return respond(platformRequest(request), path, before, () => {
        if (begun === promise) begun = undefined;
        resolve();
      });
    },
  };
};
