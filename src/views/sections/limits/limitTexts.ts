import {
  isReaffirmed,
  type LimitDisabled,
  type LimitGroup,
  NO_DEPOSIT_LIMIT,
  SINGLE_WAGER,
  waitIn,
  waitSecOf,
} from "../../../events/limits/index.ts";
import { type TranslationKey, useTranslation } from "../../../infra/i18n.ts";
import { formatDate } from "../../format/dates.ts";
import { useMoney } from "../../hooks/useMoney.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import { useTimeView } from "../../hooks/useTimeView.ts";
import { usePeriodName } from "../../limits/usePeriodName.ts";
import { useZonedTime } from "../../hooks/useZonedTime.ts";

export type MoneyGroup = Exclude<LimitGroup, "extra" | "reality">;

export const groupTitles = {
  deposit: "limits.deposit",
  singleWager: "limits.singleWager",
  wagering: "limits.wagering",
  loss: "limits.loss",
} as const satisfies Readonly<Record<MoneyGroup, TranslationKey>>;

/** "24 hours", "7 days": how long a looser limit waits. */
function useWait(limitType: number): string {
  const t = useTranslation();
  const sec = useSelect((state) => waitSecOf(state, limitType));
  const { unit, count } = waitIn(sec);
  return t(unit === "days" ? "limits.days" : "limits.waitHours", { count });
}

/** How a change of such a limit takes effect. */
export function useChangeRule(limitType: number): string {
  const t = useTranslation();
  const wait = useWait(limitType);
  const isConfirmed = useSelect((state) => isReaffirmed(state, limitType));
  return t(isConfirmed ? "limits.depositRule" : "limits.moneyRule", { wait });
}

/** What a limit on money covers: a period, or each bet. */
export function useLimitName(): (limitType: number) => string {
  const t = useTranslation();
  const periodName = usePeriodName();
  return (limitType) => (limitType === SINGLE_WAGER ? t("limits.eachBet") : periodName(limitType));
}

/** An amount of a limit; the value that means none in words. */
export function useLimitAmount(iso: string): (value: number) => string {
  const t = useTranslation();
  const money = useMoney(iso);
  return (value) => (value === NO_DEPOSIT_LIMIT ? t("limits.noLimit") : money(value, "short"));
}

/** "25 November, 18:20 (UTC+3)"; the year only if it is another than that of `nearSec`. Unix seconds. */
export function useLimitMoment(): (atSec: number, nearSec: number) => string {
  const view = useTimeView();
  const time = useZonedTime();
  return (atSec, nearSec) =>
    `${formatDate(atSec * 1000, nearSec * 1000, view)}, ${time(atSec * 1000)}`;
}

/** Why a field is disabled. */
export function useDisabledText(): (reason: LimitDisabled, limitType: number) => string {
  const t = useTranslation();
  const moment = useLimitMoment();
  const items = useSelect(({ limits }) => limits.items);
  return (reason, limitType) => {
    switch (reason) {
      case "not_offered":
        return t("limits.notOffered");
      case "blocked":
        return t("limits.byOperator");
      case "group":
        return t("limits.groupOff");
      case "in_force": {
        const end = items.find((limit) => limit.limitType === limitType);
        return end === undefined || end.endsAt === null
          ? t("limits.inForceForGood")
          : t("limits.inForce", { date: moment(end.endsAt, end.startedAt) });
      }
    }
  };
}
