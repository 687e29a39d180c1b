import { fill } from "./match.ts";

/** Where the power bets of a coupon are, by where the player looks at it. [route-bets-002] [route-bets-003] */
export const powerBetPatterns = {
  historyPowerBet: "office/history/{couponId:#}/powerbet",
  openedBetPower: "opened-bets/{couponId:#}/powerbet",
} as const;

/** The address of a coupon's power bets. */
export const powerBetPath = (
  name: keyof typeof powerBetPatterns,
  couponId: number,
  language: string,
): string => `/${language}${fill(powerBetPatterns[name], { couponId })}`;
