import type { ClientLimit } from "../../events/limits/events.ts";
import {
  calendarPeriodOf,
  groupOf,
  isDecrease,
  type LimitGroup,
  limitInForce,
  type LimitPeriod,
  monthDaysOf,
  NO_DEPOSIT_LIMIT,
  NO_SESSION_LIMIT,
  periodOf,
  SESSION_TIME,
} from "../../events/limits/index.ts";
import { type TranslationKey, useTranslation } from "../../infra/i18n.ts";
import { useMoney } from "../hooks/useMoney.ts";
import { useSelect } from "../hooks/useSelect.ts";
import { usePeriodName } from "./usePeriodName.ts";

const depositTitles = {
  day: "limits.confirmDay",
  week: "limits.confirmWeek",
  month: "limits.confirmMonth",
} as const satisfies Readonly<Record<LimitPeriod, TranslationKey>>;
/** Of the limits that are confirmed only where the policy pack has every increase reaffirmed. */
const otherTitles = {
  extra: "limits.confirmSession",
  singleWager: "limits.confirmSingleWager",
  wagering: "limits.confirmWagering",
  loss: "limits.confirmLoss",
} as const satisfies Partial<Readonly<Record<LimitGroup, TranslationKey>>>;

/** The question about a limit that waits for the player: old and new value, with a title by the kind and its period. */
export function useChangeQuestion(pending: ClientLimit): {
  readonly title: string;
  readonly text: string;
  readonly from: string;
  readonly to: string;
} {
  const t = useTranslation();
  const { limitType, limitValue } = pending;
  const inForce = useSelect((state) => limitInForce(state, limitType));
  const title = useTitle(limitType);
  const value = useValue(pending);
  const from = value(inForce?.limitValue ?? NO_DEPOSIT_LIMIT);
  const to = value(limitValue);
  const isOfDeposits = groupOf(limitType) === "deposit";
  const deposits = isDecrease(pending, inForce) ? "limits.lowered" : "limits.raised";
  return { title, text: t(isOfDeposits ? deposits : "limits.changed", { from, to }), from, to };
}

function useTitle(limitType: number): string {
  const t = useTranslation();
  const count = useSelect((state) => monthDaysOf(state, limitType));
  const period = usePeriodName()(limitType);
  const isCalendar = useSelect((state) => calendarPeriodOf(state, limitType) !== undefined);
  const group = groupOf(limitType) ?? "deposit";
  if (group !== "deposit" && group !== "reality") return t(otherTitles[group], { period });
  if (isCalendar) return t("limits.confirmCalendar", { period });
  return t(depositTitles[periodOf(limitType) ?? "day"], { count });
}

/** Hours of a day, or an amount. */
function useValue({ limitType, measure }: ClientLimit): (value: number) => string {
  const t = useTranslation();
  const isOfTime = limitType === SESSION_TIME;
  const money = useMoney(isOfTime || measure === "" ? "EUR" : measure);
  return (value) => {
    if (value === NO_DEPOSIT_LIMIT || value === NO_SESSION_LIMIT) return t("limits.none");
    return isOfTime ? t("limits.hours", { count: value }) : money(value, "short");
  };
}
