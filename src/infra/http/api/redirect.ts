import { Redirect } from "../../../events/redirect/events.ts";
import { CALL_TIMEOUT_MS, type Endpoint, endpoint } from "../request.ts";

/** It wants the whole address of the page: a fact knows its path alone. */
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
