import { limitCurrency } from "./periods.ts";
import {
  block,
  noMoneyLimit,
  noSessionLimit,
  realityCheck,
  selfExclusion,
  session,
  singleWager,
  timeOut,
} from "./types.ts";

/** How a limit type is reported. */
export type Offer = {
  readonly values: readonly number[];
  readonly measure: string;
  readonly kind: "money" | "time" | "state";
};

const money = (values: readonly number[] = []): Offer => ({
  values,
  measure: limitCurrency,
  kind: "money",
});
const time = (measure: string, values: readonly number[]): Offer => ({
  values,
  measure,
  kind: "time",
});
const hours = Array.from({ length: 24 }, (_, index) => index + 1);

/** By limit type of the contract; an empty list of values means free entry. */
export const offers: Readonly<Record<number, Offer>> = {
  1: money(),
  2: money(),
  3: money(),
  10: money(),
  11: money(),
  12: money(),
  20: money([20, 50, 100, 150, 200, 500, noMoneyLimit]),
  21: money([50, 200, 500, 800, 1000, 2000, noMoneyLimit]),
  22: money([100, 500, 1200, 2000, 5000, noMoneyLimit]),
  [selfExclusion]: time("days", [1, 7, 14, 30, 90, 180, 365, 1825, 3650]),
  [session]: time("hours", [noSessionLimit, ...hours]),
  [realityCheck]: time("minutes", [5, 10, 15, 30, 45, 60]),
  [timeOut]: time("days", [1, 7, 30, 90]),
  [block]: { values: [], measure: "", kind: "state" },
  [singleWager]: money(),
};

/** Types that players may set themselves, under some pack: all but the block, which is the operator's. */
export const limitTypes: readonly number[] = Object.keys(offers)
  .map(Number)
  .filter((type) => type !== block);
