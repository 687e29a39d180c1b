import type { Bet } from "../../../events/coupon/index.ts";

/** A bet as sent to the server: without the texts we show, and the price that is no longer offered. */
export const betToWire = ({
  title: _texts,
  addedCoef: _before,
  ...bet
}: Bet): Omit<Bet, "addedCoef" | "title"> => bet;
