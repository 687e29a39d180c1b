import type { DataOf } from "../define.ts";
import type { ReferralFound } from "./events.ts";

/** Referral parameters found in the URL. */
export type ReferralState = DataOf<typeof ReferralFound>["marks"];

export const initial: ReferralState = [];
