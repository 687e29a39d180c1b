import type { Language } from "../feed/cards.ts";
import { toCoef } from "../money.ts";
import { numberIn, textIn } from "../store/columns.ts";
import type { Row } from "../store/store.ts";
import type { KeptSystem } from "./systems.ts";
import type { BetTexts } from "./texts.ts";

/** A bet of a coupon in the history (contract, HistoryBet); `shared`: of a dead heat. */
export function betCard(
  bet: Row,
  lng: Language,
  system: KeptSystem | null,
  shared: Row | undefined,
) {
  const texts = JSON.parse(textIn(bet, "words")) as BetTexts;
  return {
    marketId: numberIn(bet, "outcome_id"),
    sportId: numberIn(bet, "sport_id"),
    sportName: texts.sport[lng],
    champId: numberIn(bet, "champ_id"),
    champName: texts.champ[lng],
    gamePermanentId: numberIn(bet, "game_permanent_id"),
    opponents: texts.opponents,
    startTime: seconds(numberIn(bet, "starts_at")),
    isLive: numberIn(bet, "is_live") === 1,
    marketName: texts.market[lng],
    outcomeName: texts.outcome[lng],
    coef: toCoef(numberIn(bet, "coef")),
    status: textIn(bet, "status"),
    formattedScore: textIn(bet, "score"),
    blockId: system?.blocks?.of.get(numberIn(bet, "position")) ?? 0,
    ...(system === null ? {} : { isBanker: system.bankers.has(numberIn(bet, "position")) }),
    ...(shared && {
      deadHeat: {
        coef: toCoef(numberIn(shared, "coef")),
        places: numberIn(shared, "places"),
        winners: numberIn(shared, "winners"),
      },
    }),
  };
}

/** Unix s. */
export function seconds(ms: number): number {
  return Math.floor(ms / 1000);
}
