import { breakInForce, leftToStake, type PlayClosed } from "../../events/limits/selectors.ts";
import { useWords } from "../../infra/i18n.ts";
import { formatDate, formatTime } from "../format/dates.ts";
import { useMoney } from "../hooks/useMoney.ts";
import { useSelect } from "../hooks/useSelect.ts";
import { useTimeView } from "../hooks/useTimeView.ts";

/** Why no bet can be placed, with the day on which the break ends or what the limits leave. */
export function useClosedWords(iso: string): (by: PlayClosed) => string {
  const words = useWords();
  const money = useMoney(iso);
  const onBreak = useBreakWords();
  const left = useSelect(leftToStake) ?? 0;
  return (by) => {
    if (by === "self_excluded") return onBreak ?? words("limits.onBreak");
    if (by === "bets_blocked") return words("limits.blocked");
    return left > 0 ? words("limits.left", { amount: money(left) }) : words("limits.reached");
  };
}

/** That the player takes a break from play, and until when; null: they do not. [limits-012] */
export function useBreakWords(): string | null {
  const words = useWords();
  const view = useTimeView();
  const inForce = useSelect(breakInForce);
  if (inForce === undefined) return null;
  const { startedAt, endsAt } = inForce;
  if (endsAt === null) return words("limits.onBreak");
  // With the year where it is not the one in which the break began.
  const day = formatDate(endsAt * 1000, startedAt * 1000, view);
  return words("limits.onBreakUntil", { date: `${day}, ${formatTime(endsAt * 1000, view)}` });
}
