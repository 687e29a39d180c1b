import type { Endpoint } from "../request.ts";

/** Calls of a signed-in player's rules, by the contract's paths; they load with them. */
export const playerEndpoints: readonly Endpoint[] = [];
