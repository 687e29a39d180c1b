/**
 * Purpose of a frame. `picture`: only looked at, no scripts; `code`: runs that of a third party. A game is no such frame
 * but a section of a route with `isGame`, so that it can be closed with play.
 */
export type FrameUse = "picture" | "code";

/** Decides which pages may be framed. */
export type FrameSite = {
  /** Origin of the app. */
  readonly own: string;
  /** Origins that the operator trusts to be framed, besides our own. */
  readonly allowed: readonly string[];
  /** In production other origins must use https. */
  readonly isProduction: boolean;
};

export type FrameRules = {
  readonly src: string;
  readonly sandbox: string;
  /** Permissions policy of the frame. */
  readonly allow: string;
  /** `event.origin` of its messages; "null" for a frame sandboxed without its origin. */
  readonly origin: string;
};

/**
 * The iframe attributes for an address; null: the address may not be framed. A page of our own origin never
 * gets both scripts and its origin: it could remove its sandbox and act as the app.
 */
export function frameRules(address: string, use: FrameUse, site: FrameSite): FrameRules | null {
  const url = framedUrl(address, site);
  if (url === null) return null;
  const src = url.href;
  if (use === "picture") return { src, sandbox: "", allow: "", origin: "null" };
  const isOwn = url.origin === site.own;
  return {
    src,
    sandbox: isOwn ? "allow-scripts" : "allow-scripts allow-same-origin",
    allow: "autoplay; fullscreen",
    origin: isOwn ? "null" : url.origin,
  };
}

function framedUrl(address: string, { own, allowed, isProduction }: FrameSite): URL | null {
  // Browsers strip or rewrite these characters, so the address would not be what it looks like.
  if (/[\s\p{C}\\]/u.test(address) || address.startsWith("//")) return null;
  if (!URL.canParse(address, own)) return null;
  const url = new URL(address, own);
  if (url.username !== "" || url.password !== "") return null;
  // `blob:` has the origin of its creator but not its protocol.
  if (!/^https?:$/.test(url.protocol)) return null;
  if (url.origin === own) return url;
  const isSecure = url.protocol === "https:" || (!isProduction && isLoopback(url.hostname));
  return isSecure && allowed.includes(url.origin) ? url : null;
}

const isLoopback = (host: string): boolean =>
  /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(host);
