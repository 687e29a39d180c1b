import { type PromoProblem, couponTypes } from "../../../events/coupon/index.ts";
import { formatOdds } from "../../../events/money/odds.ts";
import { type Translate, useTranslation } from "../../../infra/i18n.ts";
import { callMessage } from "../../format/errorMessage.ts";
import { useCoefView } from "../../hooks/usePrice.ts";
import { useRevealed } from "../../hooks/useRevealed.ts";

/** Why a code cannot pay for the coupon, in words. [coupon-040] */
export function usePromoReason(): (problem: PromoProblem) => string {
  const t = useTranslation();
  const viewId = useCoefView();
  const revealed = useRevealed();
  return (problem) => {
    switch (problem.tag) {
      case "checking":
        return t("couponPromo.checking");
      case "unchecked":
        return `${t("couponPromo.unchecked")} ${t(callMessage(problem.error))}`;
      case "refused":
        return revealed(problem.message) || t("couponPromo.problemRefused");
      case "account":
        return t("couponPromo.problemAccount");
      case "currency":
        return t("couponPromo.problemCurrency", { iso: problem.iso });
      case "type":
        return t("couponPromo.problemType", { types: typeNames(problem.typeIds, t) });
      case "bets":
        return t("couponPromo.problemBets", { count: problem.least });
      case "odds":
        return t("couponPromo.problemOdds", { odds: formatOdds(problem.least, viewId) });
      case "amount":
        return t("couponPromo.problemAmount");
    }
  };
}

/** "Single, Express": the types that the product has. */
export const typeNames = (typeIds: readonly number[], t: Translate): string =>
  [
    ...(typeIds.includes(couponTypes.single) ? [t("coupon.single")] : []),
    ...(typeIds.includes(couponTypes.express) ? [t("coupon.express")] : []),
    ...(typeIds.includes(couponTypes.system) ? [t("coupon.system")] : []),
  ].join(", ");
