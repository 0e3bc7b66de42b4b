// What the playground uses beyond the package's entries: "sandbank/internal", which tsconfig.paths.json resolves in this
// repository alone. No other file of the playground imports a source.

export {
  ADMIN_KEY,
  type Answer,
  CLIENT_KEY,
  type Fetcher,
  type RequestOptions,
  request,
  send as sendAsIs,
} from "../fixtures/http-client.ts";
export { checkFailure, parsed } from "../src/adapters/shared/failure/read.ts";
export type { FailureFile } from "../src/adapters/shared/failure/types.ts";
export { scriptUrl } from "../src/adapters/shared/script-url.ts";
export { takeState } from "../src/adapters/shared/state-link.ts";
export { isBelowOne, ownPathsOf } from "../src/bank/options/own-resources.ts";
export { openRecipe } from "../src/bank/recipe/open.ts";
export { withHandlers } from "../src/bank/with-handlers.ts";
export type { PanelBank, Row } from "../src/code/bank.ts";
export { DEVELOPMENT } from "../src/development.ts";
export { messageOf } from "../src/engine/errors.ts";
export { decoded } from "../src/engine/http/routes/paths.ts";
export { sentStatus } from "../src/engine/http/routes/status-codes.ts";
export { summaryOf as routeSummaryOf } from "../src/engine/http/routes/summary.ts";
export { storedText, storeText } from "../src/engine/page-storage.ts";
export type { DevelopmentOf } from "../src/engine/resource/development.ts";
export type { Resources } from "../src/engine/resource/resource.ts";
export { DAY_MS, dayOf, formatDay, HOUR_MS, isBankingDay } from "../src/engine/time/calendar.ts";
export {
  type ExampleCall,
  type ExampleState,
  exampleOf,
  stateOf,
} from "../src/openapi/calls/example.ts";
export { preparationOf, prepare as prepareExample } from "../src/openapi/calls/prepare.ts";
export { requestInit, type SentCall, wholeBody } from "../src/openapi/calls/sent-call.ts";
export {
  type Endpoint as ContractEndpoint,
  endpointsOf as contractEndpointsOf,
} from "../src/openapi/endpoints.ts";
export { RECORDED } from "../src/openapi/generated/recorded.ts";
export { openapiFactory } from "../src/openapi/openapi.ts";
export { type Refusal, refusalsOf } from "../src/openapi/refusals.ts";
export { offersOf } from "../src/panel/actions/offers.ts";
export { perform } from "../src/panel/actions/perform.ts";
export { toneOf } from "../src/panel/bank/collections.ts";
export { followClock, readClock, readingOf } from "../src/panel/bank/reading.ts";
export { summaryOf } from "../src/panel/data/summary.ts";
export { loadLifecycle } from "../src/panel/lifecycle/load.ts";
export {
  type Field as LineField,
  type Step as LineStep,
  stepPath,
} from "../src/panel/lifecycle/steps.ts";
export { copyText } from "../src/panel/parts/clipboard.ts";
export { dayText, money, readAmount, visibleMarks } from "../src/panel/parts/format.ts";
export { ReasonsView } from "../src/panel/requests/reasons.ts";
export { SandbankTimeline } from "../src/panel/timeline/timeline.ts";
export type { Form as TestForm } from "../src/recorded/test/form.ts";
export { type CopyForm, copiedAs } from "../src/recorded/test/index.ts";
export { type Mark, markNow, recordedTest, type Step } from "../src/recorded/test/recording.ts";
export { REGISTRY } from "../src/registry.ts";
export { isControlPath } from "../src/remote/paths.ts";
