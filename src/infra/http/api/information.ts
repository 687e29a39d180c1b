import { Information } from "../../../events/content/events.ts";
import { CALL_TIMEOUT_MS, type Endpoint, endpoint } from "../request.ts";

const timeoutMs = CALL_TIMEOUT_MS;
const shared = { method: "GET", kind: "shared", timeoutMs } as const;

/** The menu of information pages, part of the frame of every page. */
export const informationEndpoints: readonly Endpoint[] = [
  endpoint(Information, ({ lng }) => ({
    ...shared,
    path: "/web-api/info/pages",
    query: { lng },
  })),
];
