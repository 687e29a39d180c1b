import type { Bet } from "../../../events/coupon/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { systemName } from "../../bets/systemName.ts";

/** What these bets were placed as. `systemValue`: bets per combination of a system. */
export function useKind(
  bets: readonly Bet[],
  systemValue: number | undefined,
  isAntiExpress = false,
): string {
  const t = useTranslation();
  if (systemValue !== undefined) return systemName(t, { bets, size: systemValue });
  if (isAntiExpress) return t("coupon.antiExpressOf", { count: bets.length });
  return bets.length > 1 ? t("coupon.expressOf", { count: bets.length }) : t("coupon.single");
}
