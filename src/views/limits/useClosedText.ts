import { type PlayClosed, breakInForce, leftToStake } from "../../events/limits/index.ts";
import { useTranslation } from "../../infra/i18n.ts";
import { formatDate, formatTime } from "../format/dates.ts";
import { useMoney } from "../hooks/useMoney.ts";
import { useSelect } from "../hooks/useSelect.ts";
import { useTimeView } from "../hooks/useTimeView.ts";

/** Why no bet can be placed, with the day on which the break ends or what the limits leave. */
export function useClosedText(iso: string): (by: PlayClosed) => string {
  const t = useTranslation();
  const money = useMoney(iso);
  const onBreak = useBreakText();
  const left = useSelect(leftToStake) ?? 0;
  return (by) => {
    if (by === "self_excluded") return onBreak ?? t("limits.onBreak");
    if (by === "bets_blocked") return t("limits.blocked");
    return left > 0 ? t("limits.left", { amount: money(left) }) : t("limits.reached");
  };
}

/** That the player takes a break from play, and until when; null: they do not. [limits-012] */
export function useBreakText(): string | null {
  const t = useTranslation();
  const view = useTimeView();
  const inForce = useSelect(breakInForce);
  if (inForce === undefined) return null;
  const { startedAt, endsAt } = inForce;
  if (endsAt === null) return t("limits.onBreak");
  // With the year where it is not the one in which the break began.
  const day = formatDate(endsAt * 1000, startedAt * 1000, view);
  return t("limits.onBreakUntil", { date: `${day}, ${formatTime(endsAt * 1000, view)}` });
}
