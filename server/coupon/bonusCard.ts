import { standingBonusMilli } from "../../src/events/money/bonusBet.ts";
import type { Leg } from "../../src/events/money/winnings.ts";
import type { Language } from "../feed/cards.ts";
import type { Texts } from "../feed/types.ts";
import { toCoef } from "../money.ts";
import { numberIn, textIn } from "../store/columns.ts";
import type { Row } from "../store/store.ts";

const names: { readonly market: Texts; readonly outcome: (percent: number) => Texts } = {
  market: { en: "Express bonus", ru: "Бонус к экспрессу" },
  outcome: (percent) => ({ en: `+${percent}%`, ru: `+${percent} %` }),
};

/**
 * The bonus bet of a coupon in the history (contract, HistoryBet). Its coef follows the results of the others;
 * once they leave nothing of it, it is returned.
 */
export function bonusCard(coupon: Row, legs: readonly Leg[], keptMilli: number, lng: Language) {
  const milli = Math.min(keptMilli, standingBonusMilli(legs));
  const status = textIn(coupon, "status");
  return {
    marketId: 0,
    sportId: 0,
    sportName: "",
    champId: 0,
    champName: "",
    gamePermanentId: 0,
    opponents: [],
    startTime: Math.floor(numberIn(coupon, "created_at") / 1000),
    isLive: false,
    marketName: names.market[lng],
    outcomeName: names.outcome((milli - 1000) / 10)[lng],
    coef: toCoef(milli),
    status: milli === 1000 && status !== "cashed_out" ? "returned" : status,
    formattedScore: "",
    blockId: 0,
    additionalType: "express_bonus",
  };
}
