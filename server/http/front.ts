import { isIPv6 } from "node:net";
import type { Call } from "./environment.ts";

/** How the server is reached. */
export type Front = {
  readonly isProduction: boolean;
  /** The origin as browsers see it, if a proxy is in front of the server; null: as requested. */
  readonly origin: string | null;
  /** Number of proxies in front of the server; each appends its peer's address to `X-Forwarded-For`. */
  readonly proxies: number;
};

const localNames = new Set(["localhost", "127.0.0.1", "[::1]"]);
const loopback = new Set(["127.0.0.1", "::1"]);
const proxyHeaders = ["Forwarded", "Via", "X-Forwarded-For", "X-Forwarded-Host", "X-Real-IP"];

/** The client address of a call: the last sender that our own proxies vouch for. */
export function addressOf(call: Call, { proxies }: Front): string {
  const peer = call.env.incoming.socket.remoteAddress ?? "";
  const received = proxies === 0 ? "" : (call.req.header("X-Forwarded-For") ?? "");
  const senders = [...received.split(",").map((sender) => sender.trim()), peer].filter(Boolean);
  return (senders[Math.max(0, senders.length - 1 - proxies)] ?? "").replace(/^::ffff:/i, "");
}

/**
 * The rate-limit key of an address: the address itself, or the /64 network of an IPv6 address, which belongs
 * to one customer.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = "", tail] = address.toLowerCase().split("%")[0]?.split("::") ?? [];
  const start = head === "" ? [] : head.split(":");
  const end = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros = tail === undefined ? 0 : 8 - start.length - end.length;
  const groups = [...start, ...Array.from({ length: zeros }, () => "0"), ...end];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":")}::/64`;
}

/**
 * Whether a call comes from this machine. A local proxy connects from here too, so the call must not show
 * signs of one: forwarding headers or, as nginx sends by default, HTTP/1.0.
 */
export function isLocal(call: Call, front: Front): boolean {
  const { httpVersion } = call.env.incoming;
  const isForwarded =
    front.proxies === 0 &&
    (httpVersion === "1.0" || proxyHeaders.some((name) => call.req.header(name) !== undefined));
  const name = (call.req.header("Host") ?? "").replace(/:\d+$/, "");
  return !isForwarded && loopback.has(addressOf(call, front)) && localNames.has(name);
}

/** The origin of the pages that may make state-changing calls. */
export function ownOrigin(call: Call, front: Front): string {
  if (front.origin !== null) return front.origin;
  const host = call.req.header("Host") ?? "";
  return `${schemeOf(call, front, host)}://${host}`;
}

/** In production any non-local host name is behind TLS: session cookies are sent nowhere else. */
function schemeOf(call: Call, { proxies, isProduction }: Front, host: string): string {
  const received = proxies === 0 ? undefined : call.req.header("X-Forwarded-Proto");
  if (received !== undefined) return received.split(",").at(-1)?.trim() ?? "http";
  return isProduction && !localNames.has(host.replace(/:\d+$/, "")) ? "https" : "http";
}
