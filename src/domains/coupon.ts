import {
  AddBet,
  ClearCoupon,
  LoadCoupon,
  RemoveBet,
  RestoreBet,
  RestoreCoupon,
} from "../commands/coupon.ts";
import { rememberCoupon } from "../epics/coupon/remember.ts";
import { couponSlice } from "../events/coupon/state.ts";
import { domain } from "./domain.ts";

/** Bets picked into the coupon, and keeping them. */
export const coupon = domain({
  name: "coupon",
  slices: [couponSlice],
  commands: [AddBet, RemoveBet, RestoreBet, ClearCoupon, RestoreCoupon, LoadCoupon],
  epics: [rememberCoupon],
});
