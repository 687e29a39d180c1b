import { CheckSession, Disconnect, OpenSession } from "../../../events/session/events.ts";
import { SiteConfig } from "../../../events/shell/events.ts";
import { CALL_TIMEOUT_MS, type Endpoint, endpoint } from "../request.ts";
import { feedEndpoints } from "./feeds.ts";

const timeoutMs = CALL_TIMEOUT_MS;
/** Calls of the first load by the contract's paths. `lng` is the language of the site. */
export const endpoints = (lng: () => string): readonly Endpoint[] => [
  endpoint(SiteConfig, ({ lang }) => ({
    method: "GET",
    path: "/bff-api/config/all.json",
    query: { lang },
    kind: "shared",
    timeoutMs,
    isKept: true,
  })),
  endpoint(OpenSession, () => ({
    method: "GET",
    path: "/web-api/session",
    kind: "session",
    timeoutMs,
    isJson: false,
  })),
  endpoint(CheckSession, () => ({
    method: "GET",
    path: "/web-api/session/check",
    kind: "session",
    timeoutMs,
  })),
  endpoint(Disconnect, () => ({
    method: "POST",
    path: "/web-api/auth/disconnect",
    kind: "session",
    timeoutMs,
  })),
  ...feedEndpoints(lng),
];
