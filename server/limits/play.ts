import type { Service } from "../http/environment.ts";
import { ApiError } from "../http/errors.ts";
import { limitsOf } from "./limits.ts";

/**
 * Betting is closed to who has excluded herself, or has used up her session for today.
 * @throws ApiError 403 code 33, 409 code 2014
 */
export function assertMayPlay({ store, now }: Service, playerId: number): void {
  const inForce = limitsOf(store, playerId, now()).filter(({ state }) => state === "ACTIVE");
  if (inForce.some(({ type }) => type === 30)) throw new ApiError(403, 33);
  if (inForce.some(({ type, balance }) => type === 31 && balance === 0))
    throw new ApiError(409, 2014);
}
