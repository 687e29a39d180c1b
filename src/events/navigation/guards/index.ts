import type { State } from "../../index.ts";
import type { RouteRow } from "../routes/row.ts";
import { rowOf } from "../routes/table.ts";
import { session } from "./session.ts";
import { block, language, maintenance } from "./site.ts";
import type { Guard, Verdict } from "./verdict.ts";

/** All guards, in the order in which they run: the first objection decides. */
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

type RegisteredGuard = { readonly guard: Guard; readonly domain: string | null };
const registered = new Map<GuardName, RegisteredGuard>(
  Object.entries({ language, block, maintenance, session }).map(([name, guard]) => [
    name as GuardName,
    { guard, domain: null },
  ]),
);

/** Registers the guards of a domain. They run only once the state says that the domain has loaded. */
export function addGuards(
  domain: string,
  guards: Readonly<Partial<Record<GuardName, Guard>>>,
): void {
  for (const name of guardOrder) {
    const guard = guards[name];
    if (guard !== undefined) registered.set(name, { guard, domain });
  }
}

/** This many redirects in a row count as a cycle; an error page ends it. */
const maxHops = 8;

export type Decision = {
  /** The guard that decided; null: none objected. */
  readonly guard: GuardName | "cyclic" | null;
  readonly verdict: Exclude<Verdict, "stay">;
};

/** The parts of the state that guards read. */
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

/** The decision is read after every change of the state, and few changes concern the guards. */
let cached: { readonly inputs: readonly unknown[]; readonly decision: Decision } | null = null;

/** The decision of the guards about the current address. Pure, and the same for log, shell and tests. */
export function decisionOf(state: State): Decision {
  const inputs = inputsOf(state);
  if (cached === null || inputs.some((input, index) => input !== cached?.inputs[index]))
    cached = { inputs, decision: decisionFor(state, rowOfState(state)) };
  return cached.decision;
}

/** The same for a given row, which need not be in the table. */
export function decisionFor(state: State, row: RouteRow): Decision {
  const { route, hops, failure, isTableWhole } = state.navigation;
  if (hops >= maxHops) return { guard: "cyclic", verdict: { status: 500 } };
  for (const name of guardOrder) {
    const { guard, domain } = registered.get(name) ?? {};
    const isLoaded =
      domain === null || (domain !== undefined && state.runtime.arrived.includes(domain));
    const verdict = isLoaded ? (guard?.(state, row) ?? null) : null;
    if (verdict === "stay") return { guard: null, verdict: null };
    if (verdict !== null) return { guard: name, verdict };
  }
  if (route.name === "pending" || (!isTableWhole && hasBlacklist(state)))
    return { guard: null, verdict: "table" };
  return failure === null
    ? { guard: null, verdict: null }
    : { guard: null, verdict: { status: failure === 404 ? 404 : 500 } };
}

/** The site may exclude some of its own pages. The guard that checks them loads with the full route table. */
const hasBlacklist = ({ shell: { config } }: State): boolean =>
  (config?.pages?.pathBlacklist.length ?? 0) > 0;

const rowOfState = ({ navigation: { route } }: State): RouteRow =>
  rowOf(route.name === "pending" ? "home" : route.name);
