import {
  type PlayClosed,
  breakInForce,
  groupOf,
  isRestricted,
  limitsMissing,
  singleWagerLimit,
  tightestLimit,
} from "../../events/limits/index.ts";
import { useTranslation } from "../../infra/i18n.ts";
import { formatDate, formatTime } from "../format/dates.ts";
import { useMoney } from "../hooks/useMoney.ts";
import { useSelect } from "../hooks/useSelect.ts";
import { useTimeView } from "../hooks/useTimeView.ts";
import { usePeriodName } from "./usePeriodName.ts";

/** Explains why no bet can be placed, with the end of the break or the amount left by the limits. */
export function useClosedText(
  iso: string,
): (reason: PlayClosed | "amount_above_single_wager") => string {
  const t = useTranslation();
  const onBreak = useBreakText();
  const missing = useMissingText();
  const activity = useActivityText();
  const check = useCheckPauseText();
  const reached = useReachedText(iso);
  const wager = useSingleWagerText(iso);
  return (reason) => {
    if (reason === "amount_above_single_wager") return wager ?? "";
    if (reason === "restricted") return t("limits.restricted");
    if (reason === "register_silent") return t("limits.registerSilent");
    if (reason === "active_elsewhere" || reason === "activity_waiting") return activity;
    if (reason === "reality_pause") return check;
    if (reason === "self_excluded") return onBreak ?? t("limits.onBreak");
    if (reason === "bets_blocked") return t("limits.blocked");
    if (reason === "limits_missing") return missing;
    if (reason === "limits_unanswered") return t("limits.unanswered");
    return reached ?? t("limits.reached");
  };
}

/** That the player is active at another operator, or has just left this one, and when play can be tried again. */
export function useActivityText(): string {
  const t = useTranslation();
  const view = useTimeView();
  const activity = useSelect(({ limits }) => limits.activity);
  const time = formatTime((activity?.until ?? 0) * 1000, view);
  return t(activity?.state === "waiting" ? "limits.activityWaiting" : "limits.activeElsewhere", {
    time,
  });
}

/** That a reality check waits for its answer, or that play is paused after one, and until when. */
export function useCheckPauseText(): string {
  const t = useTranslation();
  const view = useTimeView();
  const until = useSelect(({ reality }) => reality.pausedUntil);
  return until === undefined
    ? t("limits.checkOpen")
    : t("limits.checkPause", { time: formatTime(until, view) });
}

/** Which limits the player has to set before the first bet. */
export function useMissingText(): string {
  const t = useTranslation();
  const periodName = usePeriodName();
  const limits = useSelect((state) => state.limits);
  const shell = useSelect((state) => state.shell);
  const missing = limitsMissing({ limits, shell });
  return t("limits.missing", { periods: missing.map(periodName).join(", ") });
}

/**
 * Which limit on stakes or losses leaves least for a bet in this currency, and how much; null: none is in
 * force.
 */
export function useReachedText(iso: string): string | null {
  const t = useTranslation();
  const periodName = usePeriodName();
  const tightest = useSelect((state) => tightestLimit(state, iso));
  const money = useMoney(tightest?.measure ?? iso);
  if (tightest === undefined) return null;
  const period = periodName(tightest.limitType);
  const amount = money(Math.max(0, tightest.limitBalance));
  return groupOf(tightest.limitType) === "loss"
    ? t("limits.leftLoss", { period, amount })
    : t("limits.leftWagering", { period, amount });
}

/** The most that one bet in this currency may stake, by the player's own limit; null: nothing is limited here. */
export function useSingleWagerText(iso: string): string | null {
  const t = useTranslation();
  const most = useSelect((state) => singleWagerLimit(state, iso));
  const money = useMoney(iso === "" ? "EUR" : iso);
  return most === null ? null : t("limits.singleWagerMost", { amount: money(most) });
}

/** Says that a register or a break does not let the player play, a break until when; null: none does. [limits-012] */
export function useBreakText(): string | null {
  const t = useTranslation();
  const view = useTimeView();
  const isByRegister = useSelect(isRestricted);
  const inForce = useSelect(breakInForce);
  if (isByRegister) return t("limits.restricted");
  if (inForce === undefined) return null;
  const { startedAt, endsAt } = inForce;
  if (endsAt === null) return t("limits.onBreak");
  // The year is shown only if it is not the year in which the break began.
  const day = formatDate(endsAt * 1000, startedAt * 1000, view);
  return t("limits.onBreakUntil", { date: `${day}, ${formatTime(endsAt * 1000, view)}` });
}
