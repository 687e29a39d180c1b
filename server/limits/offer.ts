/** How a limit type is reported. */
export type Offer = {
  readonly values: readonly number[];
  readonly measure: string;
  readonly kind: "money" | "time" | "state";
};

const noDepositLimit = 999_999_999;
const money = (values: readonly number[] = []): Offer => ({
  values,
  measure: "EUR",
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
  20: money([50, 100, 150, 200, 500, noDepositLimit]),
  21: money([200, 500, 800, 1000, 2000, noDepositLimit]),
  22: money([500, 1200, 2000, 5000, noDepositLimit]),
  30: time("days", [1, 7, 14, 30, 90, 180, 365, 1825, 3650]),
  31: time("hours", [-1, ...hours]),
  32: time("minutes", [5, 10, 15, 30, 45, 60]),
  33: time("days", [1, 7, 30, 90]),
  37: { values: [], measure: "", kind: "state" },
};

/** Types that players can set themselves: none, because no call sets one yet. Existing limits are kept. */
export const limitTypes: readonly number[] = [];
