import { useTranslation } from "../../infra/i18n.ts";
import { useHasCasino } from "../hooks/useHasCasino.ts";

/** What the figures of a session are called. They come from the bets: where there is a casino, their names say so. */
export function useFigureNames(): Readonly<Record<"staked" | "returned" | "result", string>> {
  const t = useTranslation();
  return useHasCasino()
    ? {
        staked: t("reality.stakedOnBets"),
        returned: t("reality.returnedByBets"),
        result: t("reality.resultOfBets"),
      }
    : { staked: t("reality.staked"), returned: t("reality.returned"), result: t("reality.result") };
}
