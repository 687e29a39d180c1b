import { createSlice } from "../slice.ts";
import { ReferralFound } from "./events.ts";
import { initial, type ReferralState } from "./state.ts";

export const referralSlice = createSlice<"referral", ReferralState>("referral", initial).on(
  ReferralFound,
  (_state, { marks }) => marks,
);
