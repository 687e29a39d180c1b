import { SiteConfig } from "../../../events/shell/events.ts";
import { CALL_TIMEOUT_MS, type Endpoint, endpoint } from "../request.ts";

export const siteConfigEndpoints: readonly Endpoint[] = [
  endpoint(SiteConfig, ({ lang }) => ({
    method: "GET",
    path: "/bff-api/config/all.json",
    query: { lang },
    kind: "shared",
    timeoutMs: CALL_TIMEOUT_MS,
  })),
];
