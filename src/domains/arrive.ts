import type { App } from "../app.ts";
import { chunks } from "../chunks.ts";
import type { Entry } from "../events/define.ts";
import {
  DomainsArrived,
  DomainsMissing,
  DomainsWanted,
  type Need,
} from "../events/runtime/events.ts";
import type { HttpPort } from "../infra/ports/http.ts";
import { pageAtRest } from "../infra/ports/page.ts";
import type { Domain, PageContext, Port } from "./domain.ts";

/** Calls of domains, by the contract's paths. */
export const endpointsOf = (
  domains: readonly Domain[],
  page: Pick<PageContext, "language" | "location">,
) =>
  domains.flatMap(({ endpoints = [] }) =>
    typeof endpoints === "function" ? endpoints(page) : endpoints,
  );

/**
 * Loads domains when they are wanted, with their calls and ports; each begins in the log at the entry where it arrived.
 */
export function domainsPort(app: App, http: HttpPort, page: PageContext): (entry: Entry) => void {
  const listeners: ((entry: Entry) => void)[] = [];
  const load = async (need: Need): Promise<readonly Domain[]> => {
    // What home needs to stand goes first.
    if (need === "frame") await pageAtRest(page.window);
    return chunks[need]();
  };
  const arrive = (need: Need, domains: readonly Domain[]): void => {
    app.add(domains);
    http.add(endpointsOf(domains, page));
    const ports: readonly Port[] = domains.flatMap((domain) => domain.ports?.(page) ?? []);
    for (const port of ports) if (port.onEntry !== undefined) listeners.push(port.onEntry);
    page.report(DomainsArrived({ need, domains: domains.map(({ name }) => name) }));
    for (const port of ports) port.onArrived?.();
  };
  const arrived = new Set<Need>();
  return (entry) => {
    if (DomainsWanted.is(entry)) {
      const { need } = entry.data;
      load(need).then(
        (domains) => {
          // Wanted twice while it was on its way.
          if (arrived.has(need)) return;
          arrived.add(need);
          arrive(need, domains);
        },
        () => page.report(DomainsMissing({ need })),
      );
    }
    for (const onEntry of listeners) onEntry(entry);
  };
}
