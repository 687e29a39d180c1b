import type { Draft, Entry } from "../../events/define.ts";
import type { State } from "../../events/index.ts";
import {
  type EpicGroup,
  EpicsArrived,
  EpicsMissing,
  EpicsWanted,
} from "../../events/runtime/events.ts";
import type { Epic } from "../runtime/epic.ts";

type Epics = readonly Epic<State>[];

/** Loads groups of rules when they are wanted; each begins in the log at the entry where it arrived. */
export class EpicsPort {
  readonly #load: Readonly<Record<EpicGroup, () => Promise<Epics>>>;
  readonly #report: (draft: Draft) => void;
  readonly #arrived = new Map<EpicGroup, Epics>();

  constructor(
    load: Readonly<Record<EpicGroup, () => Promise<Epics>>>,
    report: (draft: Draft) => void,
  ) {
    this.#load = load;
    this.#report = report;
  }

  readonly of = (group: EpicGroup): Epics => this.#arrived.get(group) ?? [];

  readonly heard = (entry: Entry): void => {
    if (!EpicsWanted.is(entry)) return;
    const { group } = entry.data;
    this.#load[group]().then(
      (epics) => {
        this.#arrived.set(group, epics);
        this.#report(EpicsArrived({ group }));
      },
      () => this.#report(EpicsMissing({ group })),
    );
  };
}
