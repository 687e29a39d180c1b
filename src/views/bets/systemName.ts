import type { Translate } from "../../infra/i18n.ts";

type NamedBet = {
  readonly isBanker?: boolean | undefined;
  readonly blockId?: number | undefined;
};

/** The blocks that these bets were placed in; a banker is in none. */
export const blocksIn = (bets: readonly NamedBet[]): readonly number[] => [
  ...new Set(
    bets.flatMap(({ blockId = 0, isBanker }) => (blockId === 0 || isBanker ? [] : blockId)),
  ),
];

/** "System 2 of 4 + 1 banker", "System in 2 blocks". `size` counts the bankers too; null: a server that does not say. */
export function systemName(
  t: Translate,
  { bets, size }: { bets: readonly NamedBet[]; size: number | null },
): string {
  const { length: blocks } = blocksIn(bets);
  if (blocks > 0) return t("coupon.inBlocks", { count: blocks });
  if (size === null) return t("coupon.system");
  const count = bets.filter(({ isBanker }) => isBanker === true).length;
  const parts = { choose: size - count, of: bets.length - count };
  return count === 0 ? t("coupon.systemOf", parts) : t("coupon.systemBankers", { ...parts, count });
}
