import type { Bet } from "../../../events/coupon/index.ts";

/** A bet as sent to the server: without the texts we show. */
export const betToWire = ({ title: _texts, ...bet }: Bet): Omit<Bet, "title"> => bet;
