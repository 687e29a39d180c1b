import type { Bet } from "../../../events/coupon/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { systemName } from "../../bets/systemName.ts";

/** What these bets were placed as. `systemValue`: bets per combination of a system. */
export function useKind(bets: readonly Bet[], systemValue: number | undefined): string {
  const t = useTranslation();
  if (systemValue !== undefined) return systemName(t, { bets, size: systemValue });
  return bets.length > 1 ? t("coupon.expressOf", { count: bets.length }) : t("coupon.single");
}
