import { SiteConfig } from "../../../events/shell/events.ts";
import { CALL_TIMEOUT_MS, type Endpoint, endpoint } from "../request.ts";

export const siteConfigEndpoints: readonly Endpoint[] = [
  endpoint(SiteConfig, ({ lang, country = "" }) => ({
    method: "GET",
    path: "/bff-api/config/all.json",
    query: { lang },
    headers: /^[A-Z]{2}$/.test(country) ? { "X-Geo-Country": country } : {},
    kind: "shared",
    timeoutMs: CALL_TIMEOUT_MS,
  })),
];
