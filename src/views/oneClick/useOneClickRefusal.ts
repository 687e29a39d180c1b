import { type TranslationKey, useTranslation } from "../../infra/i18n.ts";
import {
  useActivityText,
  useCheckPauseText,
  useMissingText,
  useReachedText,
  useSingleWagerText,
} from "../limits/useClosedText.ts";
import { useOneClickStake } from "./useOneClickStake.ts";
import { useSelect } from "../hooks/useSelect.ts";

/** Texts for a tap that placed no bet, by the code of the decision. */
const textKeys: Readonly<Record<string, TranslationKey>> = {
  placement_running: "oneClick.running",
  question_open: "oneClick.open",
  tapped_twice: "oneClick.tappedTwice",
  offline: "errors.network",
  outcome_suspended: "oneClick.suspended",
  outcome_gone: "oneClick.suspended",
  no_account: "oneClick.noAccount",
  amount_missing: "oneClick.noAmount",
  not_enough_money: "oneClick.noMoney",
  restricted: "limits.restricted",
  register_silent: "limits.registerSilent",
  self_excluded: "limits.onBreak",
  bets_blocked: "limits.blocked",
  limits_unanswered: "limits.unanswered",
  limit_reached: "limits.reached",
};

/** Other reasons that the page of limits explains or ends. */
const onLimitsPage: ReadonlySet<string> = new Set([
  "restricted",
  "register_silent",
  "limits_unanswered",
]);

/** Why the last tap placed no bet, and when it was; null: it was not refused. */
export function useOneClickRefusal(): {
  readonly text: string;
  readonly at: number;
  /** The page of limits explains it. */
  readonly isByLimit: boolean;
} | null {
  const t = useTranslation();
  const refusal = useSelect(({ oneClick }) => oneClick.refusal);
  const { iso } = useOneClickStake();
  const reached = useReachedText(iso);
  const wager = useSingleWagerText(iso);
  const missing = useMissingText();
  const activity = useActivityText();
  const check = useCheckPauseText();
  if (refusal === null) return null;
  const { code, at } = refusal;
  if (code === "limits_missing") return { text: missing, at, isByLimit: true };
  if (code === "reality_pause") return { text: check, at, isByLimit: false };
  if (code === "amount_above_single_wager") return { text: wager ?? "", at, isByLimit: true };
  if (code === "active_elsewhere" || code === "activity_waiting")
    return { text: activity, at, isByLimit: true };
  const isByLimit = code === "limit_reached";
  const text = isByLimit && reached !== null ? reached : t(textKeys[code] ?? "errors.request");
  return { text, at, isByLimit: isByLimit || onLimitsPage.has(code) };
}
