import type { Bet } from "../../../events/coupon/index.ts";

/** A bet as the server reads it: without the words we show. */
export const betToWire = ({ title: _words, ...bet }: Bet): Omit<Bet, "title"> => bet;
