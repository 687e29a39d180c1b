import type { TokenJar } from "../http/token.ts";
import type { CookieJar } from "./cookieJar.ts";

/** `has_session` says whether there is a session, because the session cookie itself cannot be read. */
export const hasSessionCookie = (jar: CookieJar): boolean => jar.read("has_session") === "1";

/** `user_token`: path /, expires with the token's own claim. [session-003] */
export const tokenJar = (jar: CookieJar): TokenJar => ({
  read: () => jar.read("user_token"),
  write: (token, endsAt) => jar.write("user_token", token, endsAt),
  drop: () => jar.drop("user_token"),
});
