import type { HttpBindings } from "@hono/node-server";
import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { ApiError, errorBody } from "./errors.ts";
import { type Front, ownOrigin } from "./front.ts";

type Guard = MiddlewareHandler<{ Bindings: HttpBindings }>;

const changingMethods = new Set(["POST", "PUT", "PATCH", "DELETE"]);

/** Allows state-changing requests only from our own origin. */
export const ownOriginOnly =
  (front: Front): Guard =>
  async (call, next) => {
    const isChange = changingMethods.has(call.req.method);
    if (isChange && call.req.header("Origin") !== ownOrigin(call, front)) {
      throw new ApiError(403, 30, {
        data: { reason: "Origin header is missing or names another site" },
      });
    }
    await next();
  };

/** Rejects several Host headers: programs disagree about which one counts. */
export const oneHostOnly: Guard = async (call, next) => {
  const names = call.env.incoming.rawHeaders.filter(
    (field, index) => index % 2 === 0 && field.toLowerCase() === "host",
  );
  if (names.length > 1) throw new ApiError(400, 10, { data: { reason: "more than one Host" } });
  await next();
};

export function limitBody(maxBytes: number): MiddlewareHandler {
  return bodyLimit({
    maxSize: maxBytes,
    onError: (call) => call.json(errorBody(new ApiError(413, 10), "en"), 413),
  });
}

export const securityHeaders: MiddlewareHandler = async (call, next) => {
  await next();
  const { headers } = call.res;
  headers.set("X-Content-Type-Options", "nosniff");
  headers.set("Referrer-Policy", "strict-origin-when-cross-origin");
  headers.set("Cross-Origin-Opener-Policy", "same-origin-allow-popups");
  // Public section files may be loaded by pages of other origins; they set this header themselves.
  if (!headers.has("Cross-Origin-Resource-Policy"))
    headers.set("Cross-Origin-Resource-Policy", "same-origin");
  headers.set("Strict-Transport-Security", "max-age=31536000");
  if (!headers.has("X-Frame-Options")) headers.set("X-Frame-Options", "DENY");
  headers.set("Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=()");
  if (!headers.has("Content-Security-Policy")) {
    headers.set("Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'");
  }
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-store");
};
