import type * as t from "io-ts";
import { finite, openString, shape } from "../../codec/codec.ts";
import { PowerBetWish } from "./wish.ts";

/** `tl.powerBet` is a list of these: power bets that were sent and have no definite answer, oldest first. */
export const StoredPowerBet = shape({
  key: openString,
  /** When the player last confirmed it, Unix ms. */
  sentAt: finite,
  wish: PowerBetWish,
  /** Shows whether the signed-in player sent it, without naming anyone. */
  mark: finite,
});
export type StoredPowerBet = t.TypeOf<typeof StoredPowerBet>;
