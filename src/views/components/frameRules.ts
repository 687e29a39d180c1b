/** What a frame is for. `picture`: it is looked at, and nothing in it runs; `game`: it runs code of somebody else. */
export type FrameUse = "picture" | "game";

/** What decides whose page may stand in a frame. */
export type FrameSite = {
  /** Origin of the app. */
  readonly own: string;
  /** Bare origins that the operator trusts to be framed, besides the own one. */
  readonly allowed: readonly string[];
  /** In production everything else comes by https. */
  readonly isProduction: boolean;
};

export type FrameRules = {
  readonly src: string;
  readonly sandbox: string;
  /** Features that the frame may use. */
  readonly allow: string;
  /** Origin that its messages name; a frame that is shut out of its own origin names "null". */
  readonly origin: string;
};

/**
 * What the frame of an address may do; null: the address may not be framed. A page of the own origin never gets its
 * origin together with code: it could take off its sandbox, and would be the app.
 */
export function frameRules(address: string, use: FrameUse, site: FrameSite): FrameRules | null {
  const url = framed(address, site);
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

function framed(address: string, { own, allowed, isProduction }: FrameSite): URL | null {
  // Browsers read these out of an address, so that what follows is another than it seems.
  if (/[\s\p{C}\\]/u.test(address) || address.startsWith("//")) return null;
  if (!URL.canParse(address, own)) return null;
  const url = new URL(address, own);
  if (url.username !== "" || url.password !== "") return null;
  // Its origin is that of what it was made in; its protocol is none of these.
  if (!/^https?:$/.test(url.protocol)) return null;
  if (url.origin === own) return url;
  const isSecure = url.protocol === "https:" || (!isProduction && isLoopback(url.hostname));
  return isSecure && allowed.includes(url.origin) ? url : null;
}

const isLoopback = (host: string): boolean =>
  /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(host);
