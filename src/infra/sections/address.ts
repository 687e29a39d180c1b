import { Failure, line } from "./failure.ts";
import type { RemoteAddress, Where } from "./types.ts";

export type Origins = { readonly own: string; readonly allowed: readonly string[] };

/**
 * Checks an address of foreign making, before any element is made of it: `https` on the own or an allowed
 * origin, written plainly. An absolute address has to begin with its own origin as the browser would write
 * it, so that no user name, port, case, dot or character of another alphabet can make it look like what it is
 * not. A relative one counts from `base`. Throws a `Failure` "address".
 */
export function checkedAddress(text: string, base: string, origins: Origins, what: string): URL {
  const refused = (why: string) => new Failure("address", `${what} ${shown(text)} ${why}`);
  if (text === "" || text.length > 2048) throw refused(`has ${text.length} characters`);
  if (/[\s\p{C}\\]/u.test(text)) throw refused("holds a control, a space or a backslash");
  if (text.startsWith("//")) throw refused("leaves out the scheme");
  if (!URL.canParse(text, base)) throw refused("cannot be read");
  const url = new URL(text, base);
  const isAbsolute = /^[a-z][a-z\d+.-]*:/i.test(text);
  if (isAbsolute && !isPlain(text, url.origin)) throw refused("is not written plainly");
  if (!isSecure(url, origins.own)) throw refused(`has the scheme ${url.protocol}`);
  if (url.origin !== origins.own && !origins.allowed.includes(url.origin))
    throw refused(`is on ${url.origin}, which is not allowed`);
  return url;
}

const isPlain = (text: string, origin: string): boolean =>
  text.startsWith(origin) && /^(?:$|[/?#])/.test(text.slice(origin.length));

/**
 * `http` is for a page that itself came by it: from its own origin, and from this machine to this machine.
 */
function isSecure(url: URL, own: string): boolean {
  if (url.protocol === "https:") return true;
  if (url.protocol !== "http:") return false;
  return url.origin === own || (isLoopback(url.origin) && isLoopback(own));
}

const isLoopback = (origin: string): boolean =>
  /^http:\/\/(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/.test(origin);

/** Without query, fragment and user name: they may hold what nobody else should read. */
const shown = (text: string): string => {
  const bare = text.replace(/[?#].*$/su, "").replace(/\/\/[^/]*@/u, "//…@");
  return `"${line(bare)}"`;
};

/** Address of a section's data: base, current path, language. [call-sections-001] */
export function dataAddress({ url: text }: RemoteAddress, where: Where, origins: Origins): URL {
  const base = checkedAddress(text, `${origins.own}/`, origins, "section address");
  if (base.search !== "" || base.hash !== "")
    throw new Failure("address", `section address ${shown(text)} has a query or fragment`);
  const folder = `${base.pathname.replace(/\/+$/, "")}/`;
  const path = where.path.replace(/^\/+/, "").replace(/[?#\\]/g, encodeURIComponent);
  const url = new URL(base.origin + folder + path);
  // Steps such as "..", also as %2e, would leave the section's own folder.
  if (!url.pathname.startsWith(folder))
    throw new Failure("address", `path ${shown(where.path)} leads out of ${folder}`);
  url.searchParams.set("lng", where.lng);
  return url;
}

/** For a log: which file of which origin. */
export const placeOf = (url: URL): string => line(url.origin + url.pathname);
