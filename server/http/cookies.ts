import type { Service } from "./environment.ts";

type Name = "session" | "known_device";

/**
 * In production the prefix makes browsers refuse the cookie from anybody but this very origin over TLS, so no neighbour
 * under the same domain can plant one.
 */
export const cookieName = ({ isProduction }: Pick<Service, "isProduction">, name: Name): string =>
  isProduction ? `__Host-${name}` : name;
