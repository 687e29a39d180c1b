import * as t from "io-ts";
import { finite, shape } from "../../codec/codec.ts";
import type { Bet } from "./bet.ts";

/** The express of the day that was taken last: its picks, and what the operator said they add to a win, in percent. */
export const TakenExpress = shape({
  expressId: finite,
  outcomeIds: t.array(finite),
  bonusPercent: finite,
});
export type TakenExpress = t.TypeOf<typeof TakenExpress>;

/** Its id, if the bets are all of it and nothing else. */
export const expressIdOf = (bets: readonly Bet[], taken?: TakenExpress): number | null =>
  taken?.outcomeIds.length === bets.length &&
  bets.every(({ market }) => taken.outcomeIds.includes(market.id))
    ? taken.expressId
    : null;
