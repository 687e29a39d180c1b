import { refuse, type Decision } from "./commands/decision.ts";
import type { AnyCommand } from "./commands/define.ts";
import type { Domain } from "./domains/domain.ts";
import type { Epic } from "./epics/epic.ts";
import { stateRules } from "./epics/rules/state.ts";
import { definitions, type Entry } from "./events/define.ts";
import { addGuards, addRoutes } from "./events/navigation/index.ts";
import { createRoot, type State } from "./events/index.ts";
import { type Need, POSTPONED } from "./events/runtime/events.ts";

/** What the domains make together: the page, a replay and a test each make one of their own. */
export type App = ReturnType<typeof createApp>;

/** An app of the domains of the first load; the others are added when they are here, and act once they have arrived. */
export function createApp(first: readonly Domain[]) {
  const root = createRoot(first.map(({ name }) => name));
  const domains = new Map<string, Domain>();
  const commands = new Map<string, { command: AnyCommand; domain: string | null }>();

  const add = (domain: Domain, name: string | null): void => {
    if (domains.has(domain.name)) throw new Error(`the domain "${domain.name}" is added twice`);
    domains.set(domain.name, domain);
    root.add(name, domain.slices ?? []);
    if (domain.routes !== undefined) addRoutes(domain.routes);
    if (domain.guards !== undefined) addGuards(domain.name, domain.guards);
    for (const command of domain.commands ?? []) {
      if (commands.has(command.type)) throw new Error(`"${command.type}" is decided twice`);
      commands.set(command.type, { command, domain: name });
    }
  };
  for (const domain of first) add(domain, null);

  const epicsOfAll = (need: string, own: readonly Domain[]): readonly Epic[] => {
    const rules = own.flatMap((domain) => domain.rules ?? []);
    const epics = own.flatMap((domain) => domain.epics ?? []);
    return rules.length === 0 ? epics : [stateRules(need, rules), ...epics];
  };

  return {
    root,
    definitions,
    /** Those of the first load, in the order in which they start. */
    epics: epicsOfAll("boot", first),
    /** Those that start when domains arrive. */
    epicsOf: (need: Need, names: readonly string[]): readonly Epic[] =>
      epicsOfAll(
        need,
        names.flatMap((name) => domains.get(name) ?? []),
      ),
    /** Makes domains known that load later; one that is known already stays. */
    add: (added: readonly Domain[]): void => {
      for (const domain of added) if (!domains.has(domain.name)) add(domain, domain.name);
    },
    /** The domain that decides a command; null when it is one of the first load, or nobody does. */
    domainOf: (type: string): string | null => commands.get(type)?.domain ?? null,
    /**
     * Asks the one decider of a command. Before its domain has arrived there is none in the page, and in a replay, which
     * has all domains at hand, it is not asked: both say the same.
     */
    decide: ({ type, data, at }: Entry, state: State): Decision => {
      const { command, domain } = commands.get(type) ?? {};
      if (command !== undefined && (domain == null || state.runtime.arrived.includes(domain)))
        return command.decide(data, state, at);
      return refuse(definitions.get(type)?.mayWait === true ? POSTPONED : "not_ready");
    },
  };
}
