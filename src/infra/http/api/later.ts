import type { Endpoint } from "../request.ts";

/** Calls of the later rules, by the contract's paths; they load with them. */
export const laterEndpoints: readonly Endpoint[] = [];
