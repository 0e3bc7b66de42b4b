// Public entry `sandbank/states`.

export { states } from "./catalogue.ts";
export { applyState, stateLink } from "./link.ts";
export type { PageTime, State, StateGroup, StatesOptions } from "./state.ts";
