import type { CoreBank, LogEntry, RemoteBank } from "sandbank/core";
import { bankOf, type FailureFile } from "sandbank/internal";
import type { PanelBank } from "sandbank/panel";

type Call = (...values: never[]) => Promise<unknown>;

/** A bank behind HTTP as the panel needs it. */
export interface Mirror {
  readonly bank: PanelBank;
  /** Reads the state and the log again. */
  read(): Promise<void>;
}

/**
 * The panel reads a bank at once, which no bank behind HTTP lets it do. So it reads a copy of the state in the page, and
 * each call goes to the bank, after which the copy is made anew.
 */
export async function mirrorOf(remote: RemoteBank, file: FailureFile): Promise<Mirror> {
  const copy: CoreBank = await bankOf(file);
  let log: readonly LogEntry[] = [];
  let reading: Promise<void> | undefined;
  let isOutdated = false;

  const readOnce = async () => {
    const [snapshot, entries] = await Promise.all([remote.snapshot(), remote.log.entries()]);
    log = entries;
    await copy.restore(snapshot);
  };
  const readAll = async () => {
    try {
      do {
        isOutdated = false;
        await readOnce();
      } while (isOutdated);
    } finally {
      reading = undefined;
    }
  };
  const read = () => {
    isOutdated = true;
    reading ??= readAll();
    return reading;
  };
  /** Calls the bank itself, and returns when the copy is like it. */
  const through =
    <Values extends unknown[], Result>(call: (...values: Values) => Promise<Result>) =>
    async (...values: Values): Promise<Result> => {
      try {
        return await call(...values);
      } finally {
        await read();
      }
    };
  const { clock, faults, history, progress } = remote;
  const throughAll = (calls: Readonly<Record<string, Call>>) =>
    Object.fromEntries(Object.entries(calls).map(([name, call]) => [name, through(call)]));

  await read();
  return {
    read,
    bank: {
      ...copy,
      baseUrl: remote.baseUrl,
      fetch: through(remote.fetch),
      clock: {
        now: () => copy.clock.now(),
        nextEvent: () => copy.clock.nextEvent(),
        upcoming: (limit) => copy.clock.upcoming(limit),
        get paused() {
          return copy.clock.paused;
        },
        get speed() {
          return copy.clock.speed;
        },
        advance: through(clock.advance),
        advanceTo: through(clock.advanceTo),
        pause: through(clock.pause),
        resume: through(clock.resume),
        setSpeed: through(clock.setSpeed),
      },
      log: {
        get entries() {
          return log;
        },
      },
      simulate: Object.fromEntries(
        Object.entries(remote.simulate).map(([collection, actions]) => [collection, throughAll(actions)]),
      ),
      progress: { get: () => copy.progress.get(), set: through(progress.set) },
      faults: {
        list: () => faults.list(),
        add: through(faults.add),
        remove: through(faults.remove),
        clear: through(faults.clear),
      },
      history: {
        ...history,
        goTo: through(history.goTo),
        switchTo: through(history.switchTo),
      },
      restore: through(remote.restore),
      reset: through(() => remote.reset()),
    },
  };
}
