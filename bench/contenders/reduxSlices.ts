import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import { emptyCoupon, type Line } from "../coupon.ts";
import type { StreamEvent } from "../stream.ts";
import { firstBalance, type Id } from "../world.ts";

export type LineAction = PayloadAction<StreamEvent>;

export const coupon = createSlice({
  name: "coupon",
  initialState: emptyCoupon as { lines: Line[]; stake: number },
  reducers: {
    put: (state, { payload }: PayloadAction<Line>) => {
      state.lines.push({ outcome: payload.outcome, coef: payload.coef });
    },
    drop: (state, { payload }: PayloadAction<{ outcome: Id }>) => {
      state.lines = state.lines.filter(({ outcome }) => outcome !== payload.outcome);
    },
    stake: (state, { payload }: PayloadAction<{ stake: number }>) => {
      state.stake = payload.stake;
    },
  },
});
export const small = createSlice({
  name: "small",
  initialState: { balance: firstBalance, unread: 0 },
  reducers: {
    balance: (state, { payload }: PayloadAction<{ balance: number }>) => {
      state.balance = payload.balance;
    },
    unread: (state, { payload }: PayloadAction<{ unread: number }>) => {
      state.unread = payload.unread;
    },
  },
});

export const types = {
  odds: "line/odds",
  score: "line/score",
  put: "coupon/put",
  drop: "coupon/drop",
  stake: "coupon/stake",
  balance: "small/balance",
  unread: "small/unread",
} as const;

export const actionOf = (event: StreamEvent): LineAction => ({
  type: types[event.tag],
  payload: event,
});
