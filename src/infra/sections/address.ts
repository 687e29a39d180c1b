import { Failure, line } from "./failure.ts";
import type { RemoteAddress, PageLocation } from "./types.ts";

export type Origins = { readonly own: string; readonly allowed: readonly string[] };

/**
 * Checks a foreign address before any element is created from it: `https` on the page's own or an allowed
 * origin, written plainly. An absolute address has to begin with its own origin as the browser would write
 * it, so that no user name, port, case, dot or character of another alphabet can disguise it. A relative one
 * is resolved against `base`. Throws a `Failure` "address".
 */
export function checkedAddress(text: string, base: string, origins: Origins, label: string): URL {
  const refused = (why: string) => new Failure("address", `${label} ${redacted(text)} ${why}`);
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

/** `http` only for a page that was itself loaded over it: on its own origin, or from loopback to loopback. */
function isSecure(url: URL, own: string): boolean {
  if (url.protocol === "https:") return true;
  if (url.protocol !== "http:") return false;
  return url.origin === own || (isLoopback(url.origin) && isLoopback(own));
}

const isLoopback = (origin: string): boolean =>
  /^http:\/\/(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/.test(origin);

/** Without query, fragment and user name, which may hold what nobody else should read. */
const redacted = (text: string): string => {
  const bare = text.replace(/[?#].*$/su, "").replace(/\/\/[^/]*@/u, "//…@");
  return `"${line(bare)}"`;
};

/** Address of a section's data: base, current path, language. [call-sections-001] */
export function dataAddress(
  { url: text }: RemoteAddress,
  location: PageLocation,
  origins: Origins,
): URL {
  const base = checkedAddress(text, `${origins.own}/`, origins, "section address");
  if (base.search !== "" || base.hash !== "")
    throw new Failure("address", `section address ${redacted(text)} has a query or fragment`);
  const folder = `${base.pathname.replace(/\/+$/, "")}/`;
  const path = location.path.replace(/^\/+/, "").replace(/[?#\\]/g, encodeURIComponent);
  const url = new URL(base.origin + folder + path);
  // Segments such as "..", also as %2e, would leave the section's own folder.
  if (!url.pathname.startsWith(folder))
    throw new Failure("address", `path ${redacted(location.path)} leads out of ${folder}`);
  url.searchParams.set("lng", location.lng);
  return url;
}

/** For a log: the file and its origin. */
export const placeOf = (url: URL): string => line(url.origin + url.pathname);
