import { type Arg, matches, parseArgs, textAt } from "./args.ts";
import { TimerFired } from "../../src/events/runtime/events.ts";
import { type Lanes, lastMarkMs } from "./timeline.ts";
import { durationText } from "./durations.ts";
import { eventNamed } from "./commands.ts";
import type { Fact } from "./play.ts";

/** An event as the timeline shows it. */
export type Shown = { readonly at: number; readonly label: string };
export type Difference = Shown & { readonly what: string };
export type Comparison = {
  readonly expected: readonly Shown[];
  readonly got: readonly Shown[];
  readonly differences: readonly Difference[];
};

type Wanted = Shown & { readonly key: string; readonly args: readonly Arg[] };

/** Events of the second tab are apart from those of the first. */
const keyOf = (tab: 1 | 2, type: string): string => (tab === 2 ? `2:${type}` : type);
const keyOfFact = ({ tab, entry }: Fact): string => keyOf(tab, entry.type);

/** Compares the expect lane with all events of the types it names or that are watched. */
export function compare(lanes: Lanes, facts: readonly Fact[]): Comparison {
  const wanted = lanes.expect.map(({ at, word, tab, args, text }): Wanted => {
    const parsed = parseArgs(eventNamed("expect", word), args);
    return { at, label: text, key: keyOf(tab, word), args: parsed };
  });
  const watched = watchedTypes(lanes, wanted);
  assertNothingBroke(facts, watched);
  const seen = facts.filter((fact) => {
    const filters = watched.get(keyOfFact(fact));
    if (filters === undefined) return false;
    return filters.length === 0 || filters.some((args) => matches(fact.entry.data, args));
  });
  assertEnds(lanes, facts, seen);
  const left = new Set(seen);
  const labels = new Map<Fact, string>();
  const found = (one: Wanted, fact: Fact) => {
    left.delete(fact);
    labels.set(fact, one.label);
  };
  const differences: Difference[] = [];
  const late: Wanted[] = [];
  for (const one of wanted) {
    const fact = [...left].find((candidate) => candidate.ms === one.at && fits(one, candidate));
    if (fact === undefined) late.push(one);
    else found(one, fact);
  }
  for (const one of late) {
    const near = nearest(one, left);
    if (near !== undefined) found(one, near);
    differences.push(missing(one, near));
  }
  const paths = pathsByType(wanted, watched);
  const label = (fact: Fact) => labels.get(fact) ?? labelOf(fact, paths.get(keyOfFact(fact)) ?? []);
  for (const fact of left) {
    differences.push({
      at: fact.ms,
      label: label(fact),
      what: `${label(fact)} at ${durationText(fact.ms)} was not expected`,
    });
  }
  const got = seen.map((fact): Shown => ({ at: fact.ms, label: label(fact) }));
  if (differences.length === 0) differences.push(...orderDifference(wanted, seen, label));
  return {
    expected: wanted,
    got,
    differences: differences.sort((one, other) => one.at - other.at),
  };
}

const fits = (wanted: Wanted, fact: Fact): boolean =>
  keyOfFact(fact) === wanted.key && matches(fact.entry.data, wanted.args);

/** The types that are compared, each with its narrowings; an empty list means all events of the type. */
function watchedTypes(
  lanes: Lanes,
  wanted: readonly Wanted[],
): ReadonlyMap<string, readonly (readonly Arg[])[]> {
  const types = new Map<string, (readonly Arg[])[]>();
  for (const { key } of wanted) types.set(key, []);
  for (const { word, tab, args } of lanes.watch) {
    const definition = eventNamed("watch", word);
    const key = keyOf(tab, word);
    const known = types.get(key) ?? [];
    types.set(key, args === null ? known : [...known, parseArgs(definition, args)]);
  }
  return types;
}

const pathsByType = (
  wanted: readonly Wanted[],
  watched: ReadonlyMap<string, readonly (readonly Arg[])[]>,
) => {
  const paths = new Map<string, string[]>();
  const add = (key: string, args: readonly Arg[]) => {
    const known = paths.get(key) ?? [];
    paths.set(key, [...new Set([...known, ...args.map(({ path }) => path)])]);
  };
  for (const { key, args } of wanted) add(key, args);
  for (const [key, filters] of watched) for (const args of filters) add(key, args);
  return paths;
};

const labelOf = (fact: Fact, paths: readonly string[]): string =>
  paths.length === 0
    ? keyOfFact(fact)
    : `${keyOfFact(fact)}(${paths.map((path) => `${path}=${textAt(fact.entry.data, path)}`).join(", ")})`;

const nearest = (wanted: Wanted, left: ReadonlySet<Fact>): Fact | undefined =>
  [...left]
    .filter((fact) => fits(wanted, fact))
    .sort((one, other) => Math.abs(one.ms - wanted.at) - Math.abs(other.ms - wanted.at))[0];

/** Too early, too late, or not at all. */
function missing({ at, label }: Wanted, near: Fact | undefined): Difference {
  if (near === undefined)
    return { at, label, what: `${label} at ${durationText(at)} did not happen` };
  const byMs = near.ms - at;
  const how = byMs > 0 ? `${durationText(byMs)} late` : `${durationText(-byMs)} early`;
  return {
    at,
    label,
    what: `${label} came at ${durationText(near.ms)}, not at ${durationText(at)}: ${how}`,
  };
}

function orderDifference(
  wanted: readonly Wanted[],
  seen: readonly Fact[],
  label: (fact: Fact) => string,
): Difference[] {
  const index = wanted.findIndex((one, at) => {
    const fact = seen[at];
    return fact !== undefined && !(fact.ms === one.at && fits(one, fact));
  });
  const one = wanted[index];
  const fact = seen[index];
  if (one === undefined || fact === undefined) return [];
  const what = `at ${durationText(one.at)} ${label(fact)} came before ${one.label}`;
  return [{ at: one.at, label: one.label, what }];
}

/** Watched events that come again and again after the last mark: only a window can tell which are meant. */
function assertEnds(lanes: Lanes, facts: readonly Fact[], seen: readonly Fact[]): void {
  if (lanes.windowMs !== null) return;
  const lastMs = lastMarkMs(lanes);
  const later = new Set(seen.filter(({ ms }) => ms > lastMs).map(({ ms }) => ms));
  if (later.size < 3) return;
  const rules = facts.flatMap(({ ms, entry }) =>
    later.has(ms) && TimerFired.is(entry) ? [entry.data.rule] : [],
  );
  const going = [...new Set(rules)].filter((id) => rules.filter((one) => one === id).length > 2);
  const what = going.join(", ") || "no timer, but calls";
  const after = durationText(Math.max(...later) - lastMs);
  throw new Error(
    `the timeline has no end: ${what} went on for ${after} after its last mark; give it a window, such as for: "2m"`,
  );
}

/** A crash or a refusal that the timeline does not speak of makes whatever it proves worthless. */
function assertNothingBroke(facts: readonly Fact[], watched: ReadonlyMap<string, unknown>): void {
  for (const fact of facts) {
    const { ms, entry } = fact;
    const key = keyOfFact(fact);
    if (watched.has(key)) continue;
    if (!["EpicCrashed", "FoldCrashed", "CommandRefused"].includes(entry.type)) continue;
    throw new Error(
      `${key} at ${durationText(ms)}: ${JSON.stringify(entry.data)}; watch ${key} if the timeline is about it`,
    );
  }
}
