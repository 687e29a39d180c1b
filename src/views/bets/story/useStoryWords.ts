import { formatOdds, formatTotalOdds } from "../../../events/money/odds.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { useMoney } from "../../hooks/useMoney.ts";
import { useCoefView } from "../../hooks/usePrice.ts";
import { useTimeView } from "../../hooks/useTimeView.ts";
import { secondText } from "./secondText.ts";
import type { Words } from "./words.ts";

/** What a story is told with; `day` (Unix ms): times of this day have no date. */
export function useStoryWords(iso: string, day: number, picks: number): Words {
  const t = useTranslation();
  const viewId = useCoefView();
  const view = useTimeView();
  const money = useMoney(iso);
  return {
    t,
    format: {
      time: (at) => secondText(at, day, view),
      odds: (coef) => formatOdds(coef, viewId),
      total: (coef) => (picks > 1 ? formatTotalOdds : formatOdds)(coef, viewId),
      money,
    },
  };
}
