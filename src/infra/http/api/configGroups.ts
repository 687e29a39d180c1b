import { SendMetrics } from "../../../events/analytics/events.ts";
import { ConfigGroups } from "../../../events/configGroups/events.ts";
import { AppVersion } from "../../../events/version/events.ts";
import { CALL_TIMEOUT_MS, type Endpoint, endpoint } from "../request.ts";

const timeoutMs = CALL_TIMEOUT_MS;

/** Config groups, version of the front end, metrics. */
export const shellEndpoints: readonly Endpoint[] = [
  endpoint(ConfigGroups, ({ groups, lang }) => ({
    method: "GET",
    path: "/bff-api/config/group/get",
    query: { groups: [...groups].sort().join(","), lang },
    kind: "shared",
    timeoutMs,
  })),
  endpoint(AppVersion, () => ({
    method: "GET",
    path: "/web-api/app-version",
    kind: "shared",
    timeoutMs,
  })),
  endpoint(SendMetrics, ({ key, source, events }) => ({
    method: "POST",
    path: `/fatman-api/${encodeURIComponent(key)}`,
    body: { source, events },
    kind: "session",
    timeoutMs,
    isJson: false,
  })),
];
