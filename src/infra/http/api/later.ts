import type { Endpoint } from "../request.ts";
import { shellEndpoints } from "./shell.ts";
import { sectionEndpoints } from "./sections.ts";

/** Calls of the later rules, by the contract's paths; they load with them. */
export const laterEndpoints: readonly Endpoint[] = [...shellEndpoints, ...sectionEndpoints];
