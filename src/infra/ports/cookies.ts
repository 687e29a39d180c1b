import type { TokenJar } from "../http/token.ts";

const cookieOf = (document: Document, name: string): string | null => {
  for (const part of document.cookie.split("; ")) {
    if (part.startsWith(`${name}=`)) return part.slice(name.length + 1);
  }
  return null;
};

/** `has_session` tells whether there is a session, as the session cookie itself cannot be read. */
export const hasSessionCookie = (document: Document): boolean =>
  cookieOf(document, "has_session") === "1";

/** `user_token`: path /, with the expiry of the token's own claim. [session-003] */
export function tokenJar(document: Document, isSecure: boolean): TokenJar {
  const attributes = `path=/; SameSite=Lax${isSecure ? "; Secure" : ""}`;
  const drop = (name: string) => {
    document.cookie = `${name}=; ${attributes}; expires=Thu, 01 Jan 1970 00:00:00 GMT`;
  };
  return {
    read: () => cookieOf(document, "user_token"),
    write: (token, endsAt) => {
      document.cookie = `user_token=${token}; ${attributes}; expires=${new Date(endsAt).toUTCString()}`;
    },
    drop: () => {
      for (const name of ["user_token", "ggru", "grant"]) drop(name);
    },
  };
}
