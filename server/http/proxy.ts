import { proxy } from "hono/proxy";
import type { App } from "./environment.ts";
import { ApiError } from "./errors.ts";
import { addressOf, type Front, ownOrigin } from "./front.ts";

/** First path segments of all calls in the contract. */
export const apiPrefixes = [
  "bff-api",
  "web-api",
  "social-api",
  "cdn",
  "captcha",
  "redirects-api",
  "blocks-api",
  "fatman-api",
  "limit-service-api",
  "line-feed",
  "live-feed",
  "promo-frame",
  "sections",
  "sections-assets",
  "sections-health",
  "sandbox",
] as const;

/**
 * Forwards every call of the contract to another backend, as if it had been made on that backend's origin.
 */
export function proxyApi(app: App, apiUrl: string, front: Front): void {
  const backend = new URL(apiUrl);
  for (const prefix of apiPrefixes) {
    app.all(`/${prefix}/*`, async (call) => {
      const requested = new URL(call.req.url);
      const target = new URL(requested.pathname + requested.search, backend);
      const headers = new Headers(call.req.raw.headers);
      headers.delete("Host");
      const origin = new URL(ownOrigin(call, front));
      headers.set("X-Forwarded-Host", origin.host);
      headers.set("X-Forwarded-Proto", origin.protocol.slice(0, -1));
      headers.set("X-Forwarded-For", addressOf(call, front));
      // Our own origin check is done by now; the backend performs its own for its origin.
      if (headers.has("Origin")) headers.set("Origin", backend.origin);
      try {
        const { method, raw } = call.req;
        return await proxy(target, { method, headers, body: raw.body, redirect: "manual" });
      } catch {
        throw new ApiError(502, 1);
      }
    });
  }
}
