import { callOfAsked, type Entry } from "../../events/define.ts";
import { LogSaveRequested } from "../../events/report/events.ts";
import { RulesStated, TimerArmed } from "../../events/runtime/events.ts";
import { fieldOf, isSameJson } from "./difference.ts";

type Numbers = Map<number, number>;

/** What a replay calls the timers and calls of a log: it numbers them anew, and may have more or fewer. */
export type Counterparts = { readonly timer: Numbers; readonly call: Numbers };
const numbered = ["timer", "call"] as const;

/** Two entries that are the same in meaning, or an entry that only one of the two has. */
export type Pair = { readonly recorded: Entry | null; readonly replayed: Entry | null };

/** The entry with the numbers of the replay; null when it is about a timer or call that the replay does not have. */
export function translated(entry: Entry, counterparts: Counterparts): Entry | null {
  let { data } = entry;
  for (const name of numbered) {
    const number = fieldOf(data, name);
    if (typeof number !== "number") continue;
    const counterpart = counterparts[name].get(number);
    if (counterpart === undefined) return null;
    data = { ...Object(data), [name]: counterpart };
  }
  return { ...entry, data };
}

/** So far is looked ahead for an entry's counterpart: whole turns of real visits are shorter. */
const lookahead = 200;

/**
 * The entries of a turn, those of the log beside those of the replay. Entries of one type and maker that differ only in
 * their data become a pair too. New timers and calls are added to `counterparts`.
 */
export function align(
  recorded: readonly Entry[],
  replayed: readonly Entry[],
  counterparts: Counterparts,
): readonly Pair[] {
  const pairs: Pair[] = [];
  const pair = (a: Entry, b: Entry) => {
    for (const name of numbered) {
      const [from, to] = [fieldOf(a.data, name), fieldOf(b.data, name)];
      if (isNew(a) && typeof from === "number" && typeof to === "number")
        counterparts[name].set(from, to);
    }
    pairs.push({ recorded: a, replayed: b });
  };
  /** Entries without an equal: of one type and maker they are the same entry with other data. */
  const pairRest = (as: readonly Entry[], bs: readonly Entry[]) => {
    const rest = [...bs];
    for (const a of as) {
      const index = rest.findIndex((b) => isSameKind(a, b));
      const [b] = index === -1 ? [] : rest.splice(index, 1);
      if (b === undefined) pairs.push({ recorded: a, replayed: null });
      else pair(a, b);
    }
    for (const b of rest) pairs.push({ recorded: null, replayed: b });
  };
  let [i, j] = [0, 0];
  while (i < recorded.length && j < replayed.length) {
    const [a, b] = [recorded.slice(i, i + lookahead), replayed.slice(j, j + lookahead)];
    const next = nearestEqual(a, b, counterparts);
    if (next === null) break;
    pairRest(a.slice(0, next.a), b.slice(0, next.b));
    [i, j] = [i + next.a, j + next.b];
    const [equal, other] = [recorded[i], replayed[j]];
    if (equal !== undefined && other !== undefined) pair(equal, other);
    [i, j] = [i + 1, j + 1];
  }
  pairRest(recorded.slice(i), replayed.slice(j));
  return pairs;
}

/** The first equal entries of two lists: those with the fewest entries before them. */
function nearestEqual(as: readonly Entry[], bs: readonly Entry[], counterparts: Counterparts) {
  for (let distance = 0; distance < as.length + bs.length - 1; distance += 1) {
    for (
      let a = Math.max(0, distance - bs.length + 1);
      a <= Math.min(distance, as.length - 1);
      a += 1
    ) {
      const [entry, other] = [as[a], bs[distance - a]];
      if (entry !== undefined && other !== undefined && isSame(entry, other, counterparts))
        return { a, b: distance - a };
    }
  }
  return null;
}

const isSameKind = (a: Entry, b: Entry): boolean =>
  a.type === b.type && a.by === b.by && fieldOf(a.data, "rule") === fieldOf(b.data, "rule");

/** Whether an entry of the log and one of the replay say the same. */
export function isSame(a: Entry, b: Entry, counterparts: Counterparts): boolean {
  if (!isSameKind(a, b) || a.v !== b.v) return false;
  return isSameJson(meaningOf(translated(a, counterparts) ?? a), meaningOf(b));
}

/** The numbers of new timers and calls mean nothing; parameters and the state have comparisons of their own. */
function meaningOf(entry: Entry): unknown {
  const data: object = Object(entry.data);
  if (isNew(entry)) return { ...data, timer: 0, call: 0 };
  if (RulesStated.is(entry)) return { ...data, parameters: {} };
  return LogSaveRequested.is(entry) ? {} : data;
}

const isNew = (entry: Entry): boolean =>
  TimerArmed.is(entry) || callOfAsked(entry.type) !== undefined;
