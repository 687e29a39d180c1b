import type { PromotionBody } from "../../../events/promo/events.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { formatDate } from "../../format/dates.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import { useTimeView } from "../../hooks/useTimeView.ts";

/** Start and end of a promotion; empty if it has neither. */
export function Dates(
  props: Pick<PromotionBody, "startAt" | "endAt"> & { className?: string | undefined },
) {
  const { startAt, endAt, className } = props;
  const t = useTranslation();
  const view = useTimeView();
  const now = useSelect(({ shell }) => shell.startedAt);
  if (startAt === null && endAt === null) return null;
  const day = (at: number) => formatDate(at * 1000, now, view);
  return (
    <span className={className}>
      {startAt !== null && t("promo.from", { date: day(startAt) })}
      {startAt !== null && endAt !== null && " "}
      {endAt !== null && t("promo.until", { date: day(endAt) })}
    </span>
  );
}
