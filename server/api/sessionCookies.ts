import { getCookie, setCookie } from "hono/cookie";
import { cookieName } from "../http/cookies.ts";
import type { Call, Service } from "../http/environment.ts";
import type { Player } from "../players/players.ts";
import { closeSession, savedLifeMs } from "../players/sessions.ts";

export type CookieAttributes = {
  readonly sameSite?: "Lax" | "Strict" | "None";
  readonly partitioned?: boolean;
};

const deviceLifeSec = 180 * 24 * 60 * 60;

export function setSessionCookies(
  service: Service,
  call: Call,
  secret: string,
  isSaved: boolean,
  { sameSite = "Lax", partitioned = false }: CookieAttributes = {},
): void {
  const common = {
    path: "/",
    sameSite,
    // Browsers accept either of these only over HTTPS.
    secure: service.isProduction || sameSite === "None" || partitioned,
    partitioned,
    ...(isSaved ? { maxAge: savedLifeMs / 1000 } : {}),
  } as const;
  setCookie(call, cookieName(service, "session"), secret, { ...common, httpOnly: true });
  setCookie(call, "has_session", "1", common);
}

/** Sets the session cookies again with a fresh lifetime. */
export function reissueCookies(
  service: Service,
  call: Call,
  isSaved: boolean,
  attributes: CookieAttributes,
): void {
  const secret = getCookie(call, cookieName(service, "session")) ?? "";
  setSessionCookies(service, call, secret, isSaved, attributes);
}

/** Closes a session and removes what its browser keeps of it; null: there is none any more. */
export function signOut(service: Service, call: Call, sessionId: string | null): void {
  if (sessionId !== null) closeSession(service.store, sessionId, service.now());
  removeSessionCookies(service, call);
  // Not "storage" or "cookies": language, theme and consent belong to the device, and the client removes the
  // player's own data.
  call.header("Clear-Site-Data", '"cache"');
}

function removeSessionCookies(service: Service, call: Call): void {
  const expired = { path: "/", sameSite: "Lax", secure: service.isProduction, maxAge: 0 } as const;
  // A partitioned cookie can only be deleted as a partitioned one.
  for (const attributes of [expired, { ...expired, secure: true, partitioned: true }]) {
    setCookie(call, cookieName(service, "session"), "", { ...attributes, httpOnly: true });
    setCookie(call, "has_session", "", attributes);
  }
}

/** Marks the browser as known to the player, unless it already is. */
export function rememberDevice(service: Service, call: Call, player: Player): void {
  if (deviceOf(service, call, player) !== null) return;
  setCookie(call, cookieName(service, "known_device"), service.devices.issue(player), {
    path: "/",
    sameSite: "Lax",
    secure: service.isProduction,
    httpOnly: true,
    maxAge: deviceLifeSec,
  });
}

/** The id of a browser that this player has used before; null for others. */
export function deviceOf({ devices, isProduction }: Service, call: Call, player: Player) {
  const cookie = getCookie(call, cookieName({ isProduction }, "known_device"));
  return cookie === undefined ? null : devices.read(cookie, player);
}

/** Whether the browser carries a mark at all; whose it is can only be checked once the player is known. */
export const mayBeKnown = (service: Service, call: Call): boolean =>
  getCookie(call, cookieName(service, "known_device")) !== undefined;
