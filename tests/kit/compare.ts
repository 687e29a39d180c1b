import { type Arg, matches, parseArgs, textAt } from "./args.ts";
import { TimerFired } from "../../src/events/runtime/events.ts";
import { type Lanes, lastMarkMs } from "./timeline.ts";
import { durationText } from "./durations.ts";
import { eventNamed } from "./commands.ts";
import type { RecordedEvent } from "./play.ts";

/** An event as the timeline shows it. */
export type Shown = { readonly at: number; readonly label: string };
export type Difference = Shown & { readonly what: string };
export type Comparison = {
  readonly expected: readonly Shown[];
  readonly got: readonly Shown[];
  readonly differences: readonly Difference[];
};

type Wanted = Shown & { readonly key: string; readonly args: readonly Arg[] };

/** Events of the second tab are separate from those of the first. */
const keyOf = (tab: 1 | 2, type: string): string => (tab === 2 ? `2:${type}` : type);
const keyOfEvent = ({ tab, entry }: RecordedEvent): string => keyOf(tab, entry.type);

/** Compares the expect lane with all events of the types it names or that are watched. */
export function compare(lanes: Lanes, events: readonly RecordedEvent[]): Comparison {
  const expected = lanes.expect.map(({ at, word, tab, args, text }): Wanted => {
    const parsed = parseArgs(eventNamed("expect", word), args);
    return { at, label: text, key: keyOf(tab, word), args: parsed };
  });
  const watched = watchedTypes(lanes, expected);
  assertNothingBroke(events, watched);
  const seen = events.filter((event) => {
    const filters = watched.get(keyOfEvent(event));
    if (filters === undefined) return false;
    return filters.length === 0 || filters.some((args) => matches(event.entry.data, args));
  });
  assertEnds(lanes, events, seen);
  const unmatched = new Set(seen);
  const labels = new Map<RecordedEvent, string>();
  const found = (one: Wanted, event: RecordedEvent) => {
    unmatched.delete(event);
    labels.set(event, one.label);
  };
  const differences: Difference[] = [];
  const late: Wanted[] = [];
  for (const one of expected) {
    const event = [...unmatched].find(
      (candidate) => candidate.ms === one.at && fits(one, candidate),
    );
    if (event === undefined) late.push(one);
    else found(one, event);
  }
  for (const one of late) {
    const near = nearest(one, unmatched);
    if (near !== undefined) found(one, near);
    differences.push(missing(one, near));
  }
  const paths = pathsByType(expected, watched);
  const label = (event: RecordedEvent) =>
    labels.get(event) ?? labelOf(event, paths.get(keyOfEvent(event)) ?? []);
  for (const event of unmatched) {
    differences.push({
      at: event.ms,
      label: label(event),
      what: `${label(event)} at ${durationText(event.ms)} was not expected`,
    });
  }
  const got = seen.map((event): Shown => ({ at: event.ms, label: label(event) }));
  if (differences.length === 0) differences.push(...orderDifference(expected, seen, label));
  return {
    expected,
    got,
    differences: differences.sort((one, other) => one.at - other.at),
  };
}

const fits = (expected: Wanted, event: RecordedEvent): boolean =>
  keyOfEvent(event) === expected.key && matches(event.entry.data, expected.args);

/** The types that are compared, each with its filters; an empty list means all events of the type. */
function watchedTypes(
  lanes: Lanes,
  expected: readonly Wanted[],
): ReadonlyMap<string, readonly (readonly Arg[])[]> {
  const types = new Map<string, (readonly Arg[])[]>();
  for (const { key } of expected) types.set(key, []);
  for (const { word, tab, args } of lanes.watch) {
    const definition = eventNamed("watch", word);
    const key = keyOf(tab, word);
    const known = types.get(key) ?? [];
    types.set(key, args === null ? known : [...known, parseArgs(definition, args)]);
  }
  return types;
}

const pathsByType = (
  expected: readonly Wanted[],
  watched: ReadonlyMap<string, readonly (readonly Arg[])[]>,
) => {
  const paths = new Map<string, string[]>();
  const add = (key: string, args: readonly Arg[]) => {
    const known = paths.get(key) ?? [];
    paths.set(key, [...new Set([...known, ...args.map(({ path }) => path)])]);
  };
  for (const { key, args } of expected) add(key, args);
  for (const [key, filters] of watched) for (const args of filters) add(key, args);
  return paths;
};

const labelOf = (event: RecordedEvent, paths: readonly string[]): string =>
  paths.length === 0
    ? keyOfEvent(event)
    : `${keyOfEvent(event)}(${paths.map((path) => `${path}=${textAt(event.entry.data, path)}`).join(", ")})`;

const nearest = (
  expected: Wanted,
  unmatched: ReadonlySet<RecordedEvent>,
): RecordedEvent | undefined =>
  [...unmatched]
    .filter((event) => fits(expected, event))
    .sort((one, other) => Math.abs(one.ms - expected.at) - Math.abs(other.ms - expected.at))[0];

/** Too early, too late, or missing. */
function missing({ at, label }: Wanted, near: RecordedEvent | undefined): Difference {
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
  expected: readonly Wanted[],
  seen: readonly RecordedEvent[],
  label: (event: RecordedEvent) => string,
): Difference[] {
  const index = expected.findIndex((one, at) => {
    const event = seen[at];
    return event !== undefined && !(event.ms === one.at && fits(one, event));
  });
  const one = expected[index];
  const event = seen[index];
  if (one === undefined || event === undefined) return [];
  const what = `at ${durationText(one.at)} ${label(event)} came before ${one.label}`;
  return [{ at: one.at, label: one.label, what }];
}

/** Watched events that recur after the last mark: without a window nobody can tell which are meant. */
function assertEnds(
  lanes: Lanes,
  events: readonly RecordedEvent[],
  seen: readonly RecordedEvent[],
): void {
  if (lanes.windowMs !== null) return;
  const lastMs = lastMarkMs(lanes);
  const later = new Set(seen.filter(({ ms }) => ms > lastMs).map(({ ms }) => ms));
  if (later.size < 3) return;
  const rules = events.flatMap(({ ms, entry }) =>
    later.has(ms) && TimerFired.is(entry) ? [entry.data.rule] : [],
  );
  const going = [...new Set(rules)].filter((id) => rules.filter((one) => one === id).length > 2);
  const what = going.join(", ") || "no timer, but calls";
  const after = durationText(Math.max(...later) - lastMs);
  throw new Error(
    `the timeline has no end: ${what} went on for ${after} after its last mark; give it a window, such as for: "2m"`,
  );
}

/** A crash or refusal that the timeline does not mention invalidates whatever it proves. */
function assertNothingBroke(
  events: readonly RecordedEvent[],
  watched: ReadonlyMap<string, unknown>,
): void {
  for (const event of events) {
    const { ms, entry } = event;
    const key = keyOfEvent(event);
    if (watched.has(key)) continue;
    if (!["EpicCrashed", "FoldCrashed", "CommandRefused"].includes(entry.type)) continue;
    throw new Error(
      `${key} at ${durationText(ms)}: ${JSON.stringify(entry.data)}; watch ${key} if the timeline is about it`,
    );
  }
}
