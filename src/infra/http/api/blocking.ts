import { Block } from "../../../events/blocking/events.ts";
import { CALL_TIMEOUT_MS, type Endpoint, endpoint } from "../request.ts";

/** The service needs the page's full address; an event has only its path. */
export const blockingEndpoints = (page: {
  readonly origin: string;
  readonly search: string;
}): readonly Endpoint[] => {
  const url = (path: string) => page.origin + path + page.search;
  return [
    endpoint(Block, ({ isSignedIn, path }) => ({
      method: "POST",
      path: "/blocks-api/api/v2/block",
      body: { auth: isSignedIn, url: url(path) },
      kind: "session",
      timeoutMs: CALL_TIMEOUT_MS,
    })),
  ];
};
