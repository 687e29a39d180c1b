import { CheckSection } from "../../../events/sections/events.ts";
import { type Endpoint, endpoint } from "../request.ts";

export const sectionEndpoints: readonly Endpoint[] = [
  endpoint(CheckSection, ({ section, timeoutMs }) => ({
    method: "GET",
    path: `/sections-health/${encodeURIComponent(section)}`,
    kind: "shared",
    timeoutMs,
  })),
];
