import { parameter, type Parameter, type Rule } from "../../src/epics/rules/rule.ts";
import type { SiteConfigBody } from "../../src/events/shell/config.ts";
import { lostKeys } from "./memoryStorage.ts";

type Changeable<T> = { -readonly [K in keyof T]: T[K] };

/** A rule with one mutation. Rules are data, so no source is rewritten. */
export type Mutant = {
  /** `IDLE.idleMs +1` */
  readonly name: string;
  readonly rule: string;
  readonly kind: "figure" | "need" | "pause" | "key" | "pace";
  /** Applies the mutation, and returns a function that undoes it. */
  readonly apply: () => () => void;
};

type Change = readonly [name: string, change: (value: number) => number];
const less: Change = ["-1", (value) => value - 1];
const more: Change = ["+1", (value) => value + 1];
const twice: Change = ["x2", (value) => value * 2];
const changesOf: Readonly<Record<Parameter["unit"], readonly Change[]>> = {
  ms: [less, more, twice],
  count: [less, more],
};

/** Every single mutation of a rule. */
export const mutantsOf = (rule: Rule): readonly Mutant[] => [
  ...Object.entries(rule.parameters).flatMap(([name, { unit }]) =>
    changesOf[unit].map(([sign, change]): Mutant => {
      const mutant = `${rule.id}.${name} ${sign}`;
      return made(rule, mutant, "figure", () => replaceParameter(rule, name, change));
    }),
  ),
  ...Object.keys(rule.needs ?? {}).map((name) =>
    made(rule, `${rule.id} always ${name}`, "need", () => replace(rule.needs, name, () => true)),
  ),
  ...Object.keys(rule.pauses ?? {}).map((name) =>
    made(rule, `${rule.id} never ${name}`, "pause", () => replace(rule.pauses, name, () => false)),
  ),
  ...(rule.persists ?? []).map((key) =>
    made(rule, `${rule.id} without ${key}`, "key", () => {
      lostKeys.add(key);
      return () => lostKeys.delete(key);
    }),
  ),
  ...(rule.pace === undefined
    ? []
    : [made(rule, `${rule.id} ${otherPace(rule.pace)} for ${rule.pace}`, "pace", swapPace(rule))]),
];

const made = (rule: Rule, name: string, kind: Mutant["kind"], apply: Mutant["apply"]): Mutant => ({
  name,
  rule: rule.id,
  kind,
  apply,
});

const otherPace = (pace: NonNullable<Rule["pace"]>) =>
  pace === "throttle" ? "debounce" : "throttle";

/** Turns a throttle into a debounce, or the other way round. */
export const swapPace = (rule: Rule) => () => {
  const changeable: Changeable<Rule> = rule;
  const { pace } = rule;
  if (pace === undefined) throw new Error(`rule ${rule.id} has no pace`);
  changeable.pace = otherPace(pace);
  return () => {
    changeable.pace = pace;
  };
};

/** Replaces the value of an entry. */
export function replace<T>(
  entries: Readonly<Record<string, T>> | undefined,
  name: string,
  value: T,
): () => void {
  const changeable: Changeable<Record<string, T>> | undefined = entries;
  const previous = changeable?.[name];
  if (changeable === undefined || previous === undefined) throw new Error(`there is no "${name}"`);
  changeable[name] = value;
  return () => {
    changeable[name] = previous;
  };
}

function replaceParameter(rule: Rule, name: string, change: (value: number) => number): () => void {
  const previous = rule.parameters[name];
  if (previous === undefined) throw new Error(`rule ${rule.id} has no figure "${name}"`);
  // The bounds would hide a change at their limit, so the changed parameter has none.
  const original = { ...rule, parameters: { [name]: previous } };
  return replace<Parameter>(rule.parameters, name, {
    unit: previous.unit,
    fallback: change(previous.fallback),
    from: (config: SiteConfigBody) => change(parameter(original, name, config)),
  });
}

/** Runs `work` with a changed parameter of a rule from any source: catalogue, policy pack or site config. */
export function withParameter<T>(
  rule: Rule,
  name: string,
  change: (value: number) => number,
  work: () => T,
): T {
  const undo = replaceParameter(rule, name, change);
  try {
    return work();
  } finally {
    undo();
  }
}
