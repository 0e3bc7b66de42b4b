import type { CoreBank } from "../../src/core.ts";
import { answersOf } from "../../src/engine/http/answer/answers.ts";
import { type State, states } from "../../src/states/index.ts";
import { endpointsIn } from "../../src/states/source.ts";
import { mondayBank } from "../support/bank.ts";

const headers = { Authorization: "Bearer test" };

/** The JSON body that a bank answers a GET with. */
export async function read(bank: Pick<CoreBank, "fetch">, path: string): Promise<unknown> {
  const answer = await bank.fetch(path, { headers });
  return answer.status < 300 ? await answer.json() : answer.status;
}

/** Puts a bank into each state in turn, each time as it was before, and returns the errors by the ids. */
export async function refusedIn(bank: CoreBank, states: readonly State[]): Promise<readonly string[]> {
  await bank.ready;
  const before = bank.snapshot();
  const refused: string[] = [];
  for (const state of states) {
    try {
      await state.apply(bank);
    } catch (error) {
      refused.push(`${state.id}: ${error}`);
    }
    bank.faults.clear();
    await bank.restore(before);
  }
  return refused;
}

/** Every operation with the statuses of its refusals. */
export function documentedIn(bank: CoreBank): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    endpointsIn(bank).map(({ route }) => [route.operation, Object.keys(answersOf(route).refusals)]),
  );
}

/** A bank in a state. */
export async function bankIn(id: string, bank: CoreBank = mondayBank()): Promise<CoreBank> {
  await stateOf(id, bank).apply(bank);
  return bank;
}

function stateOf(id: string, bank: CoreBank): State {
  const state = states(bank).find((each) => each.id === id);
  if (!state) throw new Error(`There is no state ${id}.`);
  return state;
}
