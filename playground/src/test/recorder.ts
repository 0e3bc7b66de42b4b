import type { CoreBank } from "sandbank/core";
import { RecordedTest } from "./recorded-test.ts";

const recorders = new WeakMap<CoreBank, RecordedTest>();

/** The one recording of a bank, which goes on while another page is looked at. */
export function recorderOf(bank: CoreBank): RecordedTest {
  const recorder = recorders.get(bank) ?? new RecordedTest();
  recorder.bank = bank;
  recorders.set(bank, recorder);
  return recorder;
}
