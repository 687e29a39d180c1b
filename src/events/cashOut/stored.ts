import * as t from "io-ts";
import { finite, openString, shape } from "../../codec/codec.ts";
import { CashOutWish } from "./wish.ts";

/** `tl.cashOut` is a list of these: sales that were sent and have no definite answer, oldest first. */
export const StoredCashOut = shape({
  key: openString,
  /** When the player last confirmed it, Unix ms. */
  sentAt: finite,
  wish: CashOutWish,
  /** Shows whether the signed-in player sent it, without naming anyone. */
  mark: finite,
});
export type StoredCashOut = t.TypeOf<typeof StoredCashOut>;
