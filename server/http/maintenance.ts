import type { MiddlewareHandler } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { isClosed } from "../site.ts";
import type { Service } from "./environment.ts";
import { ApiError } from "./errors.ts";
import { apiPrefixes } from "./proxy.ts";

/**
 * What a closed site still serves: whether it is closed, what is deployed, error reports, and style files.
 */
const alwaysOpen = [
  "/bff-api/config/all.json",
  "/web-api/app-version",
  "/web-api/diagnostics/",
  "/cdn/",
];
const cookie = "is_maintenance";
const maxAgeSec = 24 * 60 * 60;

/** While the site is closed, calls answer 503 with code 70, and pages set the flag for their first render. */
export const closedForMaintenance =
  ({ site, now }: Service): MiddlewareHandler =>
  async (call, next) => {
    const { path } = call.req;
    const closed = isClosed(site, now());
    const isCall = apiPrefixes.some((prefix) => path.startsWith(`/${prefix}/`));
    if (closed && isCall && !alwaysOpen.some((prefix) => path.startsWith(prefix))) {
      throw new ApiError(503, 70);
    }
    await next();
    if (!(call.res.headers.get("Content-Type") ?? "").startsWith("text/html")) return;
    if (closed)
      setCookie(call, cookie, "1", { path: "/", sameSite: "Lax", maxAge: remainingSec() });
    else if (getCookie(call, cookie) !== undefined) deleteCookie(call, cookie, { path: "/" });

    function remainingSec(): number {
      const { ended_at } = site.maintenance;
      if (ended_at === null) return maxAgeSec;
      return Math.min(maxAgeSec, Math.max(1, Math.ceil(ended_at - now() / 1000)));
    }
  };
