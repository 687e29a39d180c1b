import { getCookie } from "hono/cookie";
import { countSession, isSessionOver } from "../limits/sessionTime.ts";
import { noteUse } from "../players/loginSessions.ts";
import { settle } from "../registers/activity.ts";
import { closeSession, readSession, type Session } from "../players/sessions.ts";
import { agentOf } from "./agent.ts";
import { cookieName } from "./cookies.ts";
import type { Call, Service } from "./environment.ts";
import { ApiError } from "./errors.ts";

export function sessionOf(service: Service, call: Call): Session | null {
  const secret = getCookie(call, cookieName(service, "session"));
  if (!secret) return null;
  const now = service.now();
  return service.visitors.read(secret, now) ?? readSession(service.store, secret, now);
}

/**
 * Each call of a player counts towards their session time. When it is used up the session is closed.
 * [limits-017]
 */
function countCall(service: Service, sessionId: string, playerId: number): void {
  countSession(service, playerId);
  if (!isSessionOver(service, playerId)) return;
  closeSession(service.store, sessionId, service.now());
  throw new ApiError(401, 20);
}

/**
 * The signed-in session that the bearer token belongs to; the limit service expects it in the X-Auth header.
 * @throws ApiError 401, code 20: no signed-in session; code 21: token missing, foreign or expired.
 */
export function playerOf(
  service: Service,
  call: Call,
  header: "Authorization" | "X-Auth" = "Authorization",
): Session & { readonly playerId: number } {
  const session = sessionOf(service, call);
  if (!session || session.playerId === null) throw new ApiError(401, 20);
  const [scheme, token] = (call.req.header(header) ?? "").split(" ");
  const claims = scheme === "Bearer" && token ? service.tokens.read(token, service.now()) : null;
  if (claims?.playerId !== session.playerId || claims.sessionId !== session.id)
    throw new ApiError(401, 21);
  countCall(service, session.id, session.playerId);
  settle(service, session.playerId);
  noteUse(service.store, session.id, agentOf(service, call), service.now());
  return { ...session, playerId: session.playerId };
}
