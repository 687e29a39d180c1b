import type { ResetAccount } from "../../events/passwordReset/index.ts";

type Private = ResetAccount["userId"];

/** Plain text only until it reaches the bus, which replaces it with a token before anything is recorded. */
export const toBeSealed = (text: string) => text as Private;
