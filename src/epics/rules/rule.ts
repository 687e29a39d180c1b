import type { State } from "../../events/index.ts";
import { edgesOf, type SiteConfigBody } from "../../events/shell/index.ts";

/** A duration or count of a rule. `from` reads the site config's own value, where it has one; `clamp` bounds it. */
export type Parameter = {
  readonly unit: "ms" | "count";
  readonly fallback: number;
  readonly from?: (config: SiteConfigBody) => number | undefined;
  readonly clamp?: readonly [number, number];
};

/** A named condition that holds or not; the timer panel and `--why` show the name. */
export type Conditions = Readonly<Record<string, (state: State) => boolean>>;

/**
 * One timed rule. What it needs and what pauses it are named conditions over the state, so that the epic, the
 * tests, the timer panel and `--why` all evaluate the same thing. It is described in `../descriptions/`.
 */
export type Rule<
  I extends string = string,
  P extends Readonly<Record<string, Parameter>> = Readonly<Record<string, Parameter>>,
> = {
  readonly id: I;
  /** Ledger entries that it implements. */
  readonly ledger: readonly string[];
  readonly parameters: P;
  /** All must hold; when one stops holding the rule is cancelled, and starts over when all hold again. */
  readonly needs?: Conditions;
  /** While one holds the rule waits; its description says what happens afterwards. */
  readonly pauses?: Conditions;
  /** Immediately and then rate-limited, or only after a quiet period. */
  readonly pace?: "throttle" | "debounce";
  /** Keys of storage (contract, "localStorage") through which it survives a reload. */
  readonly persists?: readonly string[];
};

/** Creates a catalogue entry; keeps the id and the parameter names as types. */
export const rule = <const I extends string, P extends Readonly<Record<string, Parameter>>>(
  entry: Rule<I, P>,
): Rule<I, P> => entry;

/**
 * The effective parameter: from the site config, else from the policy pack delivered with it, else from the
 * catalogue. It is always within the pack's bound, and within the rule's own.
 */
export function parameter<P extends Readonly<Record<string, Parameter>>>(
  { id, parameters }: Rule<string, P>,
  name: keyof P & string,
  config: SiteConfigBody | null,
): number {
  const declared = parameters[name];
  const key = `${id}.${name}`;
  if (declared === undefined) throw new Error(`rule ${id} has no figure "${name}"`);
  const { fallback, from, clamp = [0, Number.POSITIVE_INFINITY] } = declared;
  const policy = config?.policy;
  const configured = config === null ? undefined : (from?.(config) ?? policy?.figures[key]);
  const value = configured ?? fallback;
  const lawful = within(Number.isFinite(value) ? value : fallback, edgesOf(policy?.bounds?.[key]));
  return within(lawful, clamp);
}

const within = (value: number, [least, most]: readonly [number, number]): number =>
  Math.min(Math.max(value, least), most);

/** Names of the needs that do not hold. */
export const missingNeeds = ({ needs = {} }: Rule, state: State): readonly string[] =>
  Object.keys(needs).filter((name) => needs[name]?.(state) === false);

/** Names of the pauses that hold. */
export const heldBy = ({ pauses = {} }: Rule, state: State): readonly string[] =>
  Object.keys(pauses).filter((name) => pauses[name]?.(state) === true);

/** Whether the rule may run now. */
export function runs({ needs, pauses }: Rule, state: State): boolean {
  for (const name in needs) if (needs[name]?.(state) === false) return false;
  for (const name in pauses) if (pauses[name]?.(state) === true) return false;
  return true;
}
