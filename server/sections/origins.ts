import { fieldsOf, listOf } from "../json.ts";

const isLoopback = (host: string): boolean => /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(host);

/**
 * The origins of the site config from which section data, scripts and styles may come, for the policy of a page. What
 * is no bare origin is left out: a wildcard, a path or a sign of the policy's own grammar must not get into it. `http`
 * is for sections on the developer's own machine.
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
  // A browser writes an origin in one way only; what is written otherwise is not what it looks like.
  if (origin !== text) return false;
  return protocol === "https:" || (!isProduction && isLoopback(hostname));
}
