import { type PlayClosed, breakInForce, leftToStake } from "../../events/limits/index.ts";
import { useTranslation } from "../../infra/i18n.ts";
import { formatDate, formatTime } from "../format/dates.ts";
import { useMoney } from "../hooks/useMoney.ts";
import { useSelect } from "../hooks/useSelect.ts";
import { useTimeView } from "../hooks/useTimeView.ts";

/** Explains why no bet can be placed, with the end of the break or the amount left by the limits. */
export function useClosedText(iso: string): (reason: PlayClosed) => string {
  const t = useTranslation();
  const money = useMoney(iso);
  const onBreak = useBreakText();
  const left = useSelect(leftToStake) ?? 0;
  return (reason) => {
    if (reason === "self_excluded") return onBreak ?? t("limits.onBreak");
    if (reason === "bets_blocked") return t("limits.blocked");
    return left > 0 ? t("limits.left", { amount: money(left) }) : t("limits.reached");
  };
}

/** Says that the player is on a break, and until when; null: they are not. [limits-012] */
export function useBreakText(): string | null {
  const t = useTranslation();
  const view = useTimeView();
  const inForce = useSelect(breakInForce);
  if (inForce === undefined) return null;
  const { startedAt, endsAt } = inForce;
  if (endsAt === null) return t("limits.onBreak");
  // The year is shown only if it is not the year in which the break began.
  const day = formatDate(endsAt * 1000, startedAt * 1000, view);
  return t("limits.onBreakUntil", { date: `${day}, ${formatTime(endsAt * 1000, view)}` });
}
