/** A percentage on what an express wins beyond its stake. In minor units; `mostMinor` null: any sum. */
export type HyperBonus = {
  readonly percent: number;
  /** The smallest stake that gets it. */
  readonly leastMinor: number;
  /** The most that it adds. */
  readonly mostMinor: number | null;
};

/** Hundredths of a percent; anything finer is cut off. */
const pointsOf = (percent: number): number =>
  Math.max(0, Math.trunc(Number((percent * 100).toPrecision(15))));

/** What it adds to this return, rounded down: never more is shown than is paid. */
export function hyperBonusMinor(
  { percent, leastMinor, mostMinor }: HyperBonus,
  stakeMinor: number,
  returnMinor: number,
): number {
  const netMinor = returnMinor - stakeMinor;
  if (stakeMinor < leastMinor || netMinor <= 0) return 0;
  const added = Number((BigInt(netMinor) * BigInt(pointsOf(percent))) / 10_000n);
  return Math.min(added, mostMinor ?? added);
}
