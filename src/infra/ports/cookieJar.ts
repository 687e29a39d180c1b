import type { Entry } from "../../events/define.ts";
import { ReferralKept } from "../../events/referral/events.ts";
import { CookieWritten } from "../../events/shell/device.ts";
import type { Vault } from "../vault.ts";

/** Cookies of this device, by name. `endsAt` is Unix ms, null: with the browser. */
export type CookieJar = {
  readonly read: (name: string) => string | null;
  readonly write: (name: string, value: string, endsAt: number | null) => void;
  readonly drop: (name: string) => void;
};

/** The cookies of a page, for all its paths. */
export function cookieJar(document: Document, isSecure: boolean): CookieJar {
  const attributes = `path=/; SameSite=Lax${isSecure ? "; Secure" : ""}`;
  const set = (name: string, value: string, end: string) => {
    document.cookie = `${name}=${value}; ${attributes}${end}`;
  };
  return {
    read: (name) => {
      for (const part of document.cookie.split("; ")) {
        if (part.startsWith(`${name}=`)) return decoded(part.slice(name.length + 1));
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

/** Somebody else's cookie may hold anything. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Writes the cookies that facts speak of. */
export const cookiePort =
  (jar: CookieJar, vault: Vault) =>
  (entry: Entry): void => {
    if (CookieWritten.is(entry)) {
      const { name, value, endsAt } = entry.data;
      if (value === null) jar.drop(name);
      else jar.write(name, value, endsAt);
    } else if (ReferralKept.is(entry)) {
      const { cookie, type, endsAt, nameTag = null, ...sealed } = entry.data;
      const { value: val, partnerId = null, promoCode = null } = opened(vault, sealed);
      const additional = { name_tag: nameTag, ref_partner_id: partnerId, promo_code: promoCode };
      jar.write(cookie, JSON.stringify({ type, val, additional }), endsAt);
    }
  };

const opened = (vault: Vault, sealed: object): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(sealed).map(([key, value]) => [key, vault.open(value)]));
