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
import { ownTask } from "../infra/inOwnTask.ts";
import { pageAtRest } from "../infra/ports/page.ts";
import type { Domain, PageContext, Port } from "./domain.ts";

/** The endpoints of domains. */
export const endpointsOf = (
  domains: readonly Domain[],
  page: Pick<PageContext, "language" | "location">,
) =>
  domains.flatMap(({ endpoints = [] }) =>
    typeof endpoints === "function" ? endpoints(page) : endpoints,
  );

/**
 * Loads domains on request, with their endpoints and ports; each is active from the log entry that records
 * its arrival.
 */
export function domainsPort(app: App, http: HttpPort, page: PageContext): (entry: Entry) => void {
  const listeners: ((entry: Entry) => void)[] = [];
  const load = async (need: Need): Promise<readonly Domain[]> => {
    // Whatever the home page needs to render goes first. The first pick asks for what a coupon needs: its tap is answered
    // before anything is looked up or linked.
    await (need === "frame" ? pageAtRest(page.window) : ownTask());
    const domains = await chunks[need]();
    // The task that evaluated them is long enough.
    await ownTask();
    return domains;
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
          // It was requested twice while loading.
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
