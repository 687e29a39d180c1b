import type { DataOf } from "../define.ts";
import type { ReferralFound } from "./events.ts";

/** What the address brought, until it is kept in cookies. */
export type ReferralState = DataOf<typeof ReferralFound>["marks"];

export const initial: ReferralState = [];
