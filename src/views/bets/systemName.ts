import type { Translate } from "../../infra/i18n.ts";

/** "System 2 of 4 + 1 banker". `size` counts the bankers too; null: a server that does not say. */
export function systemName(
  t: Translate,
  {
    bets,
    size,
  }: { bets: readonly { readonly isBanker?: boolean | undefined }[]; size: number | null },
): string {
  if (size === null) return t("coupon.system");
  const count = bets.filter(({ isBanker }) => isBanker === true).length;
  const parts = { choose: size - count, of: bets.length - count };
  return count === 0 ? t("coupon.systemOf", parts) : t("coupon.systemBankers", { ...parts, count });
}
