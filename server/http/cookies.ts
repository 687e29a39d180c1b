import type { Service } from "./environment.ts";

type Name = "session" | "known_device";

/**
 * In production the prefix makes browsers accept the cookie only from this exact origin over TLS, so that no
 * other site under the same domain can plant one.
 */
export const cookieName = ({ isProduction }: Pick<Service, "isProduction">, name: Name): string =>
  isProduction ? `__Host-${name}` : name;
