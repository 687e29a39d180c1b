import type { DataOf } from "../define.ts";
import type { MarketTypes } from "../sports/events.ts";
import { fillName } from "../sports/index.ts";
import type { Bet } from "./bet.ts";
import type { CouponState } from "./state.ts";

type Types = DataOf<(typeof MarketTypes)["answered"]>["body"]["types"];

/** The bet with its names in the language of these market types; as it was picked, if they do not have its market. */
export function namedBy(types: Types, bet: Bet): Bet {
  const { title, market } = bet;
  const type = types.find(({ id }) => id === title.marketTypeId);
  const pick = type?.outcomes.find(({ typeId }) => typeId === market.typeId);
  if (type === undefined || pick === undefined) return bet;
  const sides = { opponent1: { name: title.opponent1 }, opponent2: { name: title.opponent2 } };
  const outcome = fillName(pick.name, market.param, sides);
  const name = fillName(type.name, title.marketParam ?? null, sides);
  if (outcome === title.outcome && name === title.market) return bet;
  return { ...bet, title: { ...title, outcome, market: name } };
}

/** Market types come with every page, whose language may be another than that of the page where a bet was picked. */
export function inLanguageOf(types: Types, state: CouponState): CouponState {
  const bets = state.bets.map((bet) => namedBy(types, bet));
  return bets.every((bet, at) => bet === state.bets[at]) ? state : { ...state, bets };
}
