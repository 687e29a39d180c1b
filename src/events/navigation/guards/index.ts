import type { State } from "../../index.ts";
import type { RouteRow } from "../routes/row.ts";
import { rowOf } from "../routes/table.ts";
import { session } from "./session.ts";
import { block, language, maintenance } from "./site.ts";
import type { Guard, Verdict } from "./verdict.ts";

/** Every guard there is, in the one order in which they are asked: the first that objects decides. */
export const guardOrder = [
  "language",
  "block",
  "maintenance",
  "session",
  "ban",
  "terms",
  "identification",
  "dataAfterRegistration",
  "availability",
  "moved",
  "middleware",
] as const;
export type GuardName = (typeof guardOrder)[number];

type Known = { readonly guard: Guard; readonly domain: string | null };
const known = new Map<GuardName, Known>(
  Object.entries({ language, block, maintenance, session }).map(([name, guard]) => [
    name as GuardName,
    { guard, domain: null },
  ]),
);

/** Makes the guards of a domain known; they are asked from the entry on with which it arrives. */
export function addGuards(
  domain: string,
  added: Readonly<Partial<Record<GuardName, Guard>>>,
): void {
  for (const name of guardOrder) {
    const guard = added[name];
    if (guard !== undefined) known.set(name, { guard, domain });
  }
}

/** A way that guards send on and on ends here, as an error page. */
const mostHops = 8;

export type Decision = {
  /** Who decided; null: nobody objected. */
  readonly guard: GuardName | "cyclic" | null;
  readonly verdict: Exclude<Verdict, "stay">;
};

/** All of the state that guards look at. */
const inputsOf = ({
  navigation,
  shell,
  session,
  terms,
  blocking,
  maintenance,
  runtime,
  settings,
}: State): readonly unknown[] => [
  navigation,
  shell.config,
  shell.found,
  session,
  terms,
  blocking,
  maintenance,
  runtime.arrived,
  settings,
];

/** It is asked for at every change of the state, and nearly none of them is the guards' business. */
let last: { readonly inputs: readonly unknown[]; readonly decision: Decision } | null = null;

/** What the guards say about the place where the player is. Pure, and the same for log, shell and tests. */
export function decisionOf(state: State): Decision {
  const inputs = inputsOf(state);
  if (last === null || inputs.some((input, index) => input !== last?.inputs[index]))
    last = { inputs, decision: decisionFor(state, rowOfState(state)) };
  return last.decision;
}

/** The same for a row that need not be in the table. */
export function decisionFor(state: State, row: RouteRow): Decision {
  const { route, hops, failure, isTableWhole } = state.navigation;
  if (hops >= mostHops) return { guard: "cyclic", verdict: { status: 500 } };
  for (const name of guardOrder) {
    const { guard, domain } = known.get(name) ?? {};
    const isHere =
      domain === null || (domain !== undefined && state.runtime.arrived.includes(domain));
    const verdict = isHere ? (guard?.(state, row) ?? null) : null;
    if (verdict === "stay") return { guard: null, verdict: null };
    if (verdict !== null) return { guard: name, verdict };
  }
  if (route.name === "pending" || (!isTableWhole && hasBlacklist(state)))
    return { guard: null, verdict: "table" };
  return failure === null
    ? { guard: null, verdict: null }
    : { guard: null, verdict: { status: failure === 404 ? 404 : 500 } };
}

/** The site forbids some of its own pages: which ones say guards that come with the rest of the table. */
const hasBlacklist = ({ shell: { config } }: State): boolean =>
  (config?.pages?.pathBlacklist.length ?? 0) > 0;

const rowOfState = ({ navigation: { route } }: State): RouteRow =>
  rowOf(route.name === "pending" ? "home" : route.name);
