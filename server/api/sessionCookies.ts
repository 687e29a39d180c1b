import { getCookie, setCookie } from "hono/cookie";
import { cookieName } from "../http/cookies.ts";
import type { Call, Service } from "../http/environment.ts";
import type { Player } from "../players/players.ts";
import { savedLifeMs } from "../players/sessions.ts";

export type CookieWishes = {
  readonly sameSite?: "Lax" | "Strict" | "None";
  readonly partitioned?: boolean;
};

const deviceLifeSec = 180 * 24 * 60 * 60;

export function setSessionCookies(
  service: Service,
  call: Call,
  secret: string,
  isSaved: boolean,
  { sameSite = "Lax", partitioned = false }: CookieWishes = {},
): void {
  const common = {
    path: "/",
    sameSite,
    // Browsers take either of the two over a secure line only.
    secure: service.isProduction || sameSite === "None" || partitioned,
    partitioned,
    ...(isSaved ? { maxAge: savedLifeMs / 1000 } : {}),
  } as const;
  setCookie(call, cookieName(service, "session"), secret, { ...common, httpOnly: true });
  setCookie(call, "has_session", "1", common);
}

/** The cookies of the session once more, for as long as it lasts from now. */
export function reissueCookies(
  service: Service,
  call: Call,
  isSaved: boolean,
  wishes: CookieWishes,
): void {
  const secret = getCookie(call, cookieName(service, "session")) ?? "";
  setSessionCookies(service, call, secret, isSaved, wishes);
}

export function removeSessionCookies(service: Service, call: Call): void {
  const gone = { path: "/", sameSite: "Lax", secure: service.isProduction, maxAge: 0 } as const;
  // A partitioned cookie has to be named as one to go.
  for (const one of [gone, { ...gone, secure: true, partitioned: true }]) {
    setCookie(call, cookieName(service, "session"), "", { ...one, httpOnly: true });
    setCookie(call, "has_session", "", one);
  }
}

/** Marks the browser as one of the player's, unless it is so already. */
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

/** The id of a browser that this player has used before; null for any other. */
export function deviceOf({ devices, isProduction }: Service, call: Call, player: Player) {
  const cookie = getCookie(call, cookieName({ isProduction }, "known_device"));
  return cookie === undefined ? null : devices.read(cookie, player);
}

/** Whether a browser carries a mark at all; whose it is, is known with the player. */
export const mayBeKnown = (service: Service, call: Call): boolean =>
  getCookie(call, cookieName(service, "known_device")) !== undefined;
