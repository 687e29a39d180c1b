import { draftOf, type Entry } from "../../events/define.ts";
import type { State } from "../../events/index.ts";
import { RandomDrawn, TimerFired } from "../../events/runtime/events.ts";
import type { StateHashes } from "../log/stateHashes.ts";
import { Engine } from "../runtime/engine.ts";
import { align, type Counterparts, isSame, type Pair, translated } from "./align.ts";
import { type Change, changesBetween, fieldOf } from "./difference.ts";
import type { ImportedLog } from "./import.ts";
import { isInput, noRandom } from "./inputs.ts";
import { createStateComparison, followState, type StateStep } from "./stateDifference.ts";
import type { ReplayedApp } from "./verify.ts";

/** Something that this build does otherwise than the build of a log, every time it came up in the visit. */
export type BuildDifference = {
  /** Such as `extra MetricTracked by epic:analytics/user` or `state account.balance`. */
  readonly name: string;
  /** The entry of the log where it came up first; for an extra entry, the one before it. */
  readonly seq: number;
  readonly times: number;
  /** At that entry: in the log and here; for `state`, what this build's fold changed. */
  readonly changes: readonly Change[];
};

/**
 * What differs in meaning between two builds, on a log of the other: the replay is taken up again at every input, with
 * its own numbers of timers and calls. What an input that is not possible here would have led to is left out. Throws
 * when the log is trimmed.
 */
export function compareBuilds(log: ImportedLog, app: ReplayedApp): readonly BuildDifference[] {
  if (log.baseSeq !== 0) throw new Error(`the log starts after entry ${log.baseSeq}; fold it`);
  const found = new Map<string, BuildDifference>();
  const add = (name: string, seq: number, changes: readonly Change[] = []) => {
    const known = found.get(name);
    found.set(
      name,
      known === undefined ? { name, seq, times: 1, changes } : { ...known, times: known.times + 1 },
    );
  };
  const counterparts: Counterparts = { timer: new Map(), call: new Map() };
  const states = createStateComparison();
  const follow = followState(app.root.initial);
  let turn = new Map<Entry, StateStep>();
  let randoms: Entry[] = [];
  const engine: Engine<State> = new Engine<State>({
    ...app,
    draw: () => String(fieldOf(randoms.shift()?.data, "value") ?? noRandom),
    onEntry: (entry, state) => turn.set(entry, follow(state)),
  });
  const hashesAt = ({ seq }: Entry): StateHashes => withoutRuntime(log.stateHashes?.get(seq));

  const comparePair = ({ recorded, replayed }: Pair, lastSeq: number) => {
    const step = replayed === null ? undefined : turn.get(replayed);
    if (recorded === null || replayed === null || step === undefined) {
      const entry = recorded ?? replayed;
      if (entry !== null)
        add(
          `${recorded === null ? "extra" : "missing"} ${nameOf(entry)}`,
          recorded?.seq ?? lastSeq,
        );
      // What follows from it in the state is no difference of its own.
      states.ignore(
        Object.keys({ ...(recorded === null ? {} : hashesAt(recorded)), ...step?.hashes }),
      );
      return;
    }
    if (!isSame(recorded, replayed, counterparts)) {
      const changes = changesBetween(recorded.data, replayed.data, maxChanges);
      add(`different ${nameOf(recorded)}`, recorded.seq, changes);
      states.ignore(Object.keys({ ...hashesAt(recorded), ...step.hashes }));
    } else if (log.stateHashes !== null) {
      states.compare(recorded.seq, hashesAt(recorded), {
        hashes: withoutRuntime(step.hashes),
        before: step.before,
        after: step.after,
      });
    }
  };

  for (const recorded of turnsOf(log.entries)) {
    const [input] = recorded;
    if (input === undefined) continue;
    const isKnown = !log.skipped.has(input.seq);
    const own = isKnown ? translated(input, counterparts) : input;
    const definition = app.definitions.get(input.type);
    if (own === null || definition === undefined || !isKnown || !isWaitedFor(own, engine)) {
      // What led to a timer or call that is not there was named already.
      if (own !== null) add(`not possible: ${nameOf(input)}`, input.seq);
      states.ignore(recorded.flatMap((entry) => Object.keys(hashesAt(entry))));
      continue;
    }
    turn = new Map();
    randoms = recorded.filter(RandomDrawn.is);
    const draft = draftOf(definition, own.data);
    if (input.seq === 1) engine.start(draft, input.at);
    else engine.input(draft, input.at);
    let lastSeq = input.seq;
    for (const pair of align(recorded.slice(1), [...turn.keys()].slice(1), counterparts)) {
      comparePair(pair, lastSeq);
      lastSeq = pair.recorded?.seq ?? lastSeq;
    }
  }
  for (const { seq, path, changes } of states.differences()) add(`state ${path}`, seq, changes);
  return [...found.values()].sort((a, b) => a.seq - b.seq);
}

const maxChanges = 20;

/** An input and what followed from it, up to the next input. */
function turnsOf(entries: readonly Entry[]): readonly (readonly Entry[])[] {
  const turns: Entry[][] = [];
  for (const entry of entries) {
    if (isInput(entry)) turns.push([entry]);
    else turns.at(-1)?.push(entry);
  }
  return turns;
}

/** Whether the timer or call of an input is still waiting here. */
function isWaitedFor(input: Entry, { timers, calls }: Engine<State>): boolean {
  const call = fieldOf(input.data, "call");
  if (typeof call === "number") return calls.isWaiting(call);
  return !TimerFired.is(input) || timers.ruleOf(input.data.timer) === input.data.rule;
}

/** The slice of the runtime holds the numbers of timers and entries. */
const withoutRuntime = (hashes: StateHashes = {}): StateHashes =>
  Object.fromEntries(Object.entries(hashes).filter(([path]) => path.split(".")[0] !== "runtime"));

function nameOf(entry: Entry): string {
  const rule = fieldOf(entry.data, "rule");
  const about = typeof rule === "string" ? `${entry.type} of ${rule}` : entry.type;
  return entry.by === undefined ? about : `${about} by ${entry.by}`;
}
