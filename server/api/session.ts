import { setCookie } from "hono/cookie";
import type { App, Call, Service } from "../http/environment.ts";
import { ApiError, invalid } from "../http/errors.ts";
import { playerOf, sessionOf } from "../http/identity.ts";
import { closeSession, openSession, prolongSession, savedLifeMs } from "../players/sessions.ts";

/** openSession, checkSession, getUserToken, refreshUserAuth, disconnectUser. */
export function sessionCalls(app: App, service: Service): void {
  app.get("/web-api/session", (call) => {
    if (!sessionOf(service, call)) {
      setSessionCookies(service, call, openSession(service.store, null, service.now()), false);
    }
    return call.text("ok");
  });

  app.get("/web-api/session/check", (call) =>
    call.json({ user_id: sessionOf(service, call)?.playerId ?? null }),
  );

  app.get("/web-api/user/gettoken", (call) => {
    if (call.req.query("force_refresh") !== "true") {
      throw invalid("force_refresh", "const", "must be true");
    }
    const session = sessionOf(service, call);
    if (!session || session.playerId === null) throw new ApiError(401, 20);
    const claims = { playerId: session.playerId, sessionId: session.id };
    return call.json({ token: service.tokens.issue(claims, service.now()) });
  });

  app.post("/web-api/user/auth-refresh", (call) => {
    const session = playerOf(service, call);
    const expiresAt = prolongSession(service.store, session, service.now());
    call.header("X-App-Version", service.appVersion);
    return call.json({ user_id: session.playerId, expiresAt: Math.floor(expiresAt / 1000) });
  });

  app.post("/web-api/auth/disconnect", (call) => {
    const session = sessionOf(service, call);
    if (session) closeSession(service.store, session.id);
    removeSessionCookies(service, call);
    return call.json({ success: true, message: "" });
  });
}

export function setSessionCookies(
  service: Service,
  call: Call,
  secret: string,
  isSaved: boolean,
): void {
  const common = {
    path: "/",
    sameSite: "Lax",
    secure: service.isProduction,
    ...(isSaved ? { maxAge: savedLifeMs / 1000 } : {}),
  } as const;
  setCookie(call, "session", secret, { ...common, httpOnly: true });
  setCookie(call, "has_session", "1", common);
}

function removeSessionCookies(service: Service, call: Call): void {
  const gone = { path: "/", sameSite: "Lax", secure: service.isProduction, maxAge: 0 } as const;
  setCookie(call, "session", "", { ...gone, httpOnly: true });
  setCookie(call, "has_session", "", gone);
}
