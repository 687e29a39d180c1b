import { createHash, randomBytes } from "node:crypto";
import { FieldReader, readFields } from "../http/body.ts";
import type { App, Call, Service } from "../http/environment.ts";
import { ApiError, invalid } from "../http/errors.ts";
import { playerOf, sessionOf } from "../http/identity.ts";
import { spend } from "../http/spend.ts";
import { fieldsOf } from "../json.ts";
import { rightsOf } from "../players/rights.ts";
import { registrationArrived } from "../players/registrations.ts";
import { prolongSession } from "../players/sessions.ts";
import { siteConfig } from "./config.ts";
import {
  type CookieAttributes,
  reissueCookies,
  setSessionCookies,
  signOut,
} from "./sessionCookies.ts";

/** openSession, checkSession, getUserToken, refreshUserAuth, getSecureData, disconnectUser, getRights, oauth. */
export function sessionCalls(app: App, service: Service): void {
  app.get("/web-api/session", (call) => {
    if (!sessionOf(service, call)) {
      spend(service, call, "openSession");
      setSessionCookies(service, call, service.visitors.open(service.now()), false);
    }
    return call.text("ok");
  });

  app.get("/web-api/session/check", (call) => {
    const session = sessionOf(service, call);
    const requested = session && requestedAttributes(call);
    if (session && requested) reissueCookies(service, call, session.isSaved, requested);
    return call.json({ user_id: session?.playerId ?? null });
  });

  app.get("/web-api/user/gettoken", (call) => {
    if (call.req.query("force_refresh") !== "true") {
      throw invalid("force_refresh", "const", "must be true");
    }
    const session = sessionOf(service, call);
    if (!session || session.playerId === null) throw new ApiError(401, 20);
    registrationArrived(service.store, session.playerId);
    const claims = { playerId: session.playerId, sessionId: session.id };
    return call.json({ token: service.tokens.issue(claims, service.now()) });
  });

  app.post("/web-api/user/auth-refresh", (call) => {
    const session = playerOf(service, call);
    const expiresAt = prolongSession(service.store, session, service.now());
    // Otherwise the browser would drop the cookie 30 days after sign-in, no matter how long the session lasts
    // here.
    if (session.isSaved) reissueCookies(service, call, true, configuredAttributes(service));
    call.header("X-App-Version", service.appVersion);
    return call.json({ user_id: session.playerId, expiresAt: Math.floor(expiresAt / 1000) });
  });

  app.get("/web-api/secure-data", (call) => {
    const session = sessionOf(service, call);
    // Constant for the lifetime of a session; the grant is new each time.
    const ggru = createHash("sha256")
      .update(`ggru ${session?.id ?? ""}`)
      .digest("base64url");
    return call.json({
      ggru: ggru.slice(0, 16),
      grant: `g.${randomBytes(12).toString("base64url")}`,
    });
  });

  app.post("/web-api/auth/rights", async (call) => {
    const { playerId } = playerOf(service, call);
    const { rights } = await readFields(call);
    if (rights !== undefined && !(Array.isArray(rights) && rights.every(isText)))
      throw invalid("rights", "type", "list of texts expected");
    const own = rightsOf(service.store, playerId);
    const requested = rights === undefined ? Object.keys(own) : rights;
    return call.json({
      rights: Object.fromEntries(requested.map((name) => [name, own[name] ?? false])),
    });
  });

  app.post("/web-api/auth/oauth", async (call) => {
    const fields = new FieldReader(await readFields(call));
    fields.text("provider");
    fields.text("returnUrl");
    fields.done();
    // No social provider is connected to this server, so no social account is known.
    throw new ApiError(400, 1005);
  });

  app.post("/web-api/auth/disconnect", (call) => {
    const session = sessionOf(service, call);
    signOut(service, call, session?.id ?? null);
    return call.json({ success: true, message: "" });
  });
}

const isText = (value: unknown): value is string => typeof value === "string";

/**
 * The cookie attributes requested in the headers of a check; null if there are none, so the cookies stay
 * unchanged.
 */
function requestedAttributes(call: Call): CookieAttributes | null {
  const sameSite = call.req.header("X-Cookie-Same-Site");
  const partitioned = call.req.header("X-Cookie-Partitioned");
  if (sameSite === undefined && partitioned === undefined) return null;
  if (sameSite !== undefined && !isSameSite(sameSite))
    throw invalid("X-Cookie-Same-Site", "enum", "Lax, Strict or None expected");
  if (partitioned !== undefined && partitioned !== "1")
    throw invalid("X-Cookie-Partitioned", "enum", "1 expected");
  return { ...(sameSite === undefined ? {} : { sameSite }), partitioned: partitioned === "1" };
}

/** The cookie attributes that the site config tells clients to request. */
function configuredAttributes(service: Service): CookieAttributes {
  const session = fieldsOf(siteConfig(service, "")["session"]);
  const { sameSite } = session;
  const isSent = session["isSameSiteHeaderSent"] === true && isSameSite(sameSite);
  return {
    ...(isSent ? { sameSite } : {}),
    partitioned: session["isPartitionedHeaderSent"] === true,
  };
}

const isSameSite = (text: unknown): text is "Lax" | "Strict" | "None" =>
  text === "Lax" || text === "Strict" || text === "None";
