import type { Entry } from "../../events/define.ts";
import { CookieWritten } from "../../events/shell/deviceEvents.ts";

/** Cookies of this device, by name. `endsAt` is Unix ms; null lasts until the browser closes. */
export type CookieJar = {
  readonly read: (name: string) => string | null;
  readonly write: (name: string, value: string, endsAt: number | null) => void;
  readonly drop: (name: string) => void;
};

/** The cookies of a page, set for all its paths. */
export function cookieJar(document: Pick<Document, "cookie">, isSecure: boolean): CookieJar {
  const attributes = `path=/; SameSite=Lax${isSecure ? "; Secure" : ""}`;
  const set = (name: string, value: string, end: string) => {
    document.cookie = `${name}=${value}; ${attributes}${end}`;
  };
  return {
    read: (name) => {
      for (const pair of document.cookie.split("; ")) {
        if (pair.startsWith(`${name}=`)) return decoded(pair.slice(name.length + 1));
      }
      return null;
    },
    write: (name, value, endsAt) =>
      set(
        name,
        encodeURIComponent(value),
        endsAt === null ? "" : `; expires=${new Date(endsAt).toUTCString()}`,
      ),
    drop: (name) => set(name, "", "; expires=Thu, 01 Jan 1970 00:00:00 GMT"),
  };
}

/** A cookie set by someone else may hold anything. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Writes the cookies that events ask for; referral cookies have their own port. */
export const cookiePort =
  (jar: CookieJar) =>
  (entry: Entry): void => {
    if (!CookieWritten.is(entry)) return;
    const { name, value, endsAt } = entry.data;
    if (value === null) jar.drop(name);
    else jar.write(name, value, endsAt);
  };
