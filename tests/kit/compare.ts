import { type Arg, matches, parseArgs, textAt } from "./args.ts";
import type { Lanes } from "./drawing.ts";
import { durationText } from "./durations.ts";
import { factNamed } from "./orders.ts";
import type { Fact } from "./play.ts";

/** An event as the drawing shows it. */
export type Shown = { readonly at: number; readonly label: string };
export type Difference = Shown & { readonly what: string };
export type Comparison = {
  readonly expected: readonly Shown[];
  readonly got: readonly Shown[];
  readonly differences: readonly Difference[];
};

type Wanted = Shown & { readonly type: string; readonly args: readonly Arg[] };

/** Compares the expect lane with all events of the types it names or that are watched. */
export function compare(lanes: Lanes, facts: readonly Fact[]): Comparison {
  const wanted = lanes.expect.map(({ at, word, args, text }): Wanted => {
    return { at, label: text, type: word, args: parseArgs(factNamed("expect", word), args) };
  });
  const watched = watchedTypes(lanes, wanted);
  assertNothingBroke(facts, watched);
  const seen = facts.filter(({ entry }) => {
    const filters = watched.get(entry.type);
    if (filters === undefined) return false;
    return filters.length === 0 || filters.some((args) => matches(entry.data, args));
  });
  const left = new Set(seen);
  const labels = new Map<Fact, string>();
  const found = (one: Wanted, fact: Fact) => {
    left.delete(fact);
    labels.set(fact, one.label);
  };
  const differences: Difference[] = [];
  const late: Wanted[] = [];
  for (const one of wanted) {
    const fact = [...left].find(({ ms, entry }) => ms === one.at && fits(one, entry));
    if (fact === undefined) late.push(one);
    else found(one, fact);
  }
  for (const one of late) {
    const near = nearest(one, left);
    if (near !== undefined) found(one, near);
    differences.push(missing(one, near));
  }
  const paths = pathsByType(wanted, watched);
  const label = (fact: Fact) =>
    labels.get(fact) ?? labelOf(fact.entry, paths.get(fact.entry.type) ?? []);
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

const fits = (wanted: Wanted, entry: Fact["entry"]): boolean =>
  entry.type === wanted.type && matches(entry.data, wanted.args);

/** The types that are compared, each with its narrowings; an empty list means all events of the type. */
function watchedTypes(
  lanes: Lanes,
  wanted: readonly Wanted[],
): ReadonlyMap<string, readonly (readonly Arg[])[]> {
  const types = new Map<string, (readonly Arg[])[]>();
  for (const { type } of wanted) types.set(type, []);
  for (const { word, args } of lanes.watch) {
    const definition = factNamed("watch", word);
    const known = types.get(word) ?? [];
    types.set(word, args === null ? known : [...known, parseArgs(definition, args)]);
  }
  return types;
}

const pathsByType = (
  wanted: readonly Wanted[],
  watched: ReadonlyMap<string, readonly (readonly Arg[])[]>,
) => {
  const paths = new Map<string, string[]>();
  const add = (type: string, args: readonly Arg[]) => {
    const known = paths.get(type) ?? [];
    paths.set(type, [...new Set([...known, ...args.map(({ path }) => path)])]);
  };
  for (const { type, args } of wanted) add(type, args);
  for (const [type, filters] of watched) for (const args of filters) add(type, args);
  return paths;
};

const labelOf = ({ type, data }: Fact["entry"], paths: readonly string[]): string =>
  paths.length === 0
    ? type
    : `${type}(${paths.map((path) => `${path}=${textAt(data, path)}`).join(", ")})`;

const nearest = (wanted: Wanted, left: ReadonlySet<Fact>): Fact | undefined =>
  [...left]
    .filter(({ entry }) => fits(wanted, entry))
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
    return fact !== undefined && !(fact.ms === one.at && fits(one, fact.entry));
  });
  const one = wanted[index];
  const fact = seen[index];
  if (one === undefined || fact === undefined) return [];
  const what = `at ${durationText(one.at)} ${label(fact)} came before ${one.label}`;
  return [{ at: one.at, label: one.label, what }];
}

/** A crash or a refusal that the drawing does not speak of makes whatever it proves worthless. */
function assertNothingBroke(facts: readonly Fact[], watched: ReadonlyMap<string, unknown>): void {
  for (const { ms, entry } of facts) {
    if (watched.has(entry.type)) continue;
    if (!["EpicCrashed", "FoldCrashed", "CommandRefused"].includes(entry.type)) continue;
    throw new Error(
      `${entry.type} at ${durationText(ms)}: ${JSON.stringify(entry.data)}; watch ${entry.type} if the drawing is about it`,
    );
  }
}
