import type { Entry } from "../../src/events/define.ts";
import type { State } from "../../src/events/index.ts";
import { snapshotOf } from "../../src/events/snapshot.ts";
import type { ImportedLog } from "../../src/infra/replay/import.ts";
import { stateFrom } from "../../src/infra/replay/snapshot.ts";
import { appOf } from "../replay/app.ts";
import type { DutyName } from "./dutyNames.ts";

/** An entry of the log; `at` in Unix ms. */
export type Place = { readonly seq: number; readonly at: number };
export const placeOf = ({ seq, at }: Entry): Place => ({ seq, at });

/** A duty that was broken: `seq` is the entry that shows it. */
export type Breach = Place & { readonly duty: DutyName; readonly cause: string };

export type Step = { readonly entry: Entry; readonly before: State; readonly after: State };

/** Follows one subject through a log. */
export type Witness = { readonly receive: (step: Step) => void };

/** Folds the log, and shows each entry with the states before and after it to all of them. */
export function walk(log: ImportedLog, witnesses: readonly Witness[]): void {
  const { root } = appOf(log);
  let state = stateFrom(log.snapshot ?? snapshotOf(root.initial));
  for (const entry of log.entries) {
    if (log.skipped.has(entry.seq)) continue;
    const before = state;
    // A fold that throws leaves its slice as it was; the exact replay has named it.
    state = root.fold(state, entry, () => {});
    for (const { receive } of witnesses) receive({ entry, before, after: state });
  }
}
