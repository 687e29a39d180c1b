import type { PromotionBody } from "../../../events/promo/events.ts";
import { useWords } from "../../../infra/i18n.ts";
import { formatDate } from "../../format/dates.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import { useTimeView } from "../../hooks/useTimeView.ts";

/** From when and until when; nothing where it is for always. */
export function Dates(
  props: Pick<PromotionBody, "startAt" | "endAt"> & { className?: string | undefined },
) {
  const { startAt, endAt, className } = props;
  const words = useWords();
  const view = useTimeView();
  const now = useSelect(({ shell }) => shell.startedAt);
  if (startAt === null && endAt === null) return null;
  const day = (at: number) => formatDate(at * 1000, now, view);
  return (
    <span className={className}>
      {startAt !== null && words("promo.from", { date: day(startAt) })}
      {startAt !== null && endAt !== null && " "}
      {endAt !== null && words("promo.until", { date: day(endAt) })}
    </span>
  );
}
