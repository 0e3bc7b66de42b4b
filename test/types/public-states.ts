import { createBank } from "sandbank";
import { createBank as createCoreBank } from "sandbank/core";
import { applyState, type PageTime, type State, type StateGroup, stateLink, states } from "sandbank/states";
import { expectTypeOf } from "vitest";

expectTypeOf(states()).toEqualTypeOf<readonly State[]>();
expectTypeOf(states({ only: ["answers"], without: ["slow"] })).toEqualTypeOf<readonly State[]>();
states(createBank(), { only: ["moments"] });
states({ baseUrl: "https://api.example.com" });
states(createCoreBank());
// @ts-expect-error: names are lists
states({ only: "answers" });
// @ts-expect-error: no such option of a bank, and none of the list
states({ every: true });

declare const state: State;
expectTypeOf(state.group).toEqualTypeOf<StateGroup>();
expectTypeOf(state.pageTime).toEqualTypeOf<PageTime | undefined>();
expectTypeOf(state.apply(createBank())).toEqualTypeOf<void | Promise<void>>();

expectTypeOf(applyState(createBank(), "moments/leap-day")).toEqualTypeOf<Promise<State>>();
expectTypeOf(stateLink(new URL("http://localhost"), "moments/leap-day")).toBeString();
