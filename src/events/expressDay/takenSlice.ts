import { couponSlice, withBets } from "../coupon/index.ts";
import { createSlice } from "../slice.ts";
import { ExpressTaken } from "./events.ts";

/** The coupon remembers the express that was taken last, so that its bets are known again when they come back. */
export const takenExpressSlice = createSlice("coupon", couponSlice.initial).on(
  ExpressTaken,
  (state, takenExpress) => withBets({ ...state, takenExpress }, state.bets),
);
