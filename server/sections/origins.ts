import { fieldsOf, listOf } from "../json.ts";

const isLoopback = (host: string): boolean => /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(host);

/**
 * The origins in the site config that section data, scripts and styles may come from, for a page's policy.
 * Anything but a bare origin is ignored: wildcards, paths and characters of the policy syntax must not get
 * into it. `http` is only for sections on the developer's own machine.
 */
export function sectionOrigins(config: unknown, isProduction: boolean): readonly string[] {
  const { allowedOrigins } = fieldsOf(fieldsOf(config)["remoteSections"]);
  return Array.from(new Set(listOf(allowedOrigins))).filter(
    (text): text is string => typeof text === "string" && isAllowed(text, isProduction),
  );
}

function isAllowed(text: string, isProduction: boolean): boolean {
  if (!/^https?:\/\/[a-z0-9.:[\]-]+$/.test(text) || !URL.canParse(text)) return false;
  const { origin, protocol, hostname } = new URL(text);
  // Browsers serialize an origin in only one way; any other spelling is not what it seems.
  if (origin !== text) return false;
  return protocol === "https:" || (!isProduction && isLoopback(hostname));
}
