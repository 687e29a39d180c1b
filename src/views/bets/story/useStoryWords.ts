import { couponOdds, formatOdds } from "../../../events/money/odds.ts";
import { couponTypes } from "../../../events/coupon/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { useMoney } from "../../hooks/useMoney.ts";
import { useCoefView } from "../../hooks/usePrice.ts";
import { useTimeView } from "../../hooks/useTimeView.ts";
import { secondText } from "./secondText.ts";
import type { Words } from "./words.ts";

type Told = { readonly picks: number; readonly typeId: number };

/** What a story of such a bet is told with; `day` (Unix ms): times of this day have no date. */
export function useStoryWords(iso: string, day: number, bet: Told): Words {
  const t = useTranslation();
  const viewId = useCoefView();
  const view = useTimeView();
  const money = useMoney(iso);
  const isOnePrice = bet.picks === 1 || bet.typeId === couponTypes.antiExpress;
  return {
    t,
    format: {
      time: (at) => secondText(at, day, view),
      odds: (coef) => formatOdds(coef, viewId),
      total: (coef) => couponOdds(isOnePrice)(coef, viewId),
      money,
    },
  };
}
