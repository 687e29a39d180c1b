import type { Bet } from "../../src/events/coupon/bet.ts";
import type { StoredCoupon } from "../../src/events/coupon/stored.ts";
import { START_AT } from "./world.ts";

/** A live bet on an outcome of the site of tests/kit/site.ts. */
export const bet = (
  id: number,
  over: { readonly coef?: number } & Partial<Omit<Bet, "market">> = {},
): Bet => {
  const { coef = [1.85, 3.4, 4.25][(id - 901) % 10] ?? 1.85, ...rest } = over;
  return {
    market: {
      id,
      coef,
      sportId: 1,
      typeId: 1,
      kind: 1,
      isLive: id < 911,
      champId: 31,
      champName: "Premier Shield",
      sportName: "Football",
      gameId: id < 911 ? 501 : 502,
      param: null,
    },
    game: {
      number: 501,
      permanentId: 10_501,
      status: 1,
      finished: false,
      startTime: START_AT / 1000,
      timeSec: 600,
      opponent1NameEn: "Reds",
      opponent2NameEn: "Blues",
      fullScores: [0, 0],
      formattedScore: "0:0",
    },
    blockId: 0,
    statusId: -2,
    additionalType: null,
    isBlocked: false,
    isDepend: false,
    isBannedExpress: false,
    isDisabledBanker: false,
    expressId: null,
    statisticId: null,
    playersDuel: null,
    pageType: "sport",
    title: { outcome: "Reds", market: "Result", opponent1: "Reds", opponent2: "Blues" },
    ...rest,
  };
};

/** The content of `tl.coupon` for these bets. */
export const storedCoupon = (...ids: readonly number[]): StoredCoupon => ({
  bets: ids.map((id) => bet(id)),
  addedAtByBetId: Object.fromEntries(ids.map((id) => [id, START_AT])),
  typeId: ids.length > 1 ? 1 : 0,
  systemValue: 2,
});
