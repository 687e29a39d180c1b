import { Redirect } from "../../../events/redirect/events.ts";
import { CALL_TIMEOUT_MS, type Endpoint, endpoint } from "../request.ts";

/** The service needs the page's full address; an event has only its path. */
export const redirectEndpoint = (page: {
  readonly origin: string;
  readonly search: string;
}): Endpoint =>
  endpoint(Redirect, ({ path }) => ({
    method: "POST",
    path: "/redirects-api/api/v1/redirect-light",
    body: { url: page.origin + path + page.search },
    kind: "shared",
    timeoutMs: CALL_TIMEOUT_MS,
  }));
