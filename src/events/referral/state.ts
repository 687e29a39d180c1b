import type { DataOf } from "../define.ts";
import { createSlice } from "../slice.ts";
import { ReferralFound } from "./events.ts";

/** What the address brought, until it is kept in cookies. */
export type ReferralState = DataOf<typeof ReferralFound>["marks"];

export const referralSlice = createSlice<"referral", ReferralState>("referral", []).on(
  ReferralFound,
  (_state, { marks }) => marks,
);
