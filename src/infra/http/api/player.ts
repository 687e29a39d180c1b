import type { Endpoint } from "../request.ts";
import { accountEndpoints } from "./accounts.ts";
import { betEndpoints } from "./bets.ts";
import { realityEndpoints } from "./reality.ts";
import { sessionEndpoints } from "./session.ts";
import { termsEndpoints } from "./terms.ts";
import { limitEndpoints } from "./limits.ts";

/** Calls of a signed-in player's rules, by the contract's paths; they load with them. */
export const playerEndpoints: readonly Endpoint[] = [
  ...limitEndpoints,
  ...realityEndpoints,
  ...termsEndpoints,
  ...sessionEndpoints,
  ...accountEndpoints,
  ...betEndpoints,
];
