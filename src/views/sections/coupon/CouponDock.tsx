import type { ReactNode } from "react";
import { ClosePlacement, RetryPlacement } from "../../../commands/placement.ts";
import { type Obstacle, nextAction, obstacles } from "../../../events/placement/index.ts";
import { isPlacing, possibleWin, stakeOf, totalCoef } from "../../../events/coupon/index.ts";
import { pathOf } from "../../../events/navigation/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Button, ButtonRow } from "../../components/Button.tsx";
import { CouponFooter } from "../../components/CouponFooter.tsx";
import { formatTotalOdds } from "../../format/odds.ts";
import { useMoney } from "../../hooks/useMoney.ts";
import { useCoefView } from "../../hooks/usePrice.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import { useSend } from "../../hooks/useSend.ts";
import { QuickStakes } from "./QuickStakes.tsx";
import { StakeField } from "./StakeField.tsx";
import { lookOf, useAction } from "./useAction.ts";
import { useCouponDetails } from "./useCouponDetails.ts";

/** Whether the coupon has actions: not while a one-click bet is being placed, and not when it is empty. */
export const useHasDock = (): boolean =>
  useSelect(({ coupon }) =>
    isPlacing(coupon)
      ? coupon.oneClickBet === null
      : coupon.bets.length > 0 || coupon.placement.tag !== "editing",
  );

/** Footer of the coupon: the next action while it is edited, placed, and after the response. */
export function CouponDock(props: { isPanel?: boolean | undefined }) {
  const t = useTranslation();
  const send = useSend();
  const language = useSelect(({ settings }) => settings.language);
  const tag = useSelect(({ coupon }) => coupon.placement.tag);
  const close = () => send(ClosePlacement({}));
  switch (tag) {
    case "accepted":
      return (
        <ButtonRow>
          <Button href={pathOf({ name: "history" }, language)}>{t("coupon.toHistory")}</Button>
          <Button look="ink" onPress={close}>
            {t("coupon.done")}
          </Button>
        </ButtonRow>
      );
    case "lost":
      return (
        <ButtonRow>
          <Button onPress={close}>{t("coupon.backToCoupon")}</Button>
          <Button look="ink" onPress={() => send(RetryPlacement({}))}>
            {t("coupon.askAgain")}
          </Button>
        </ButtonRow>
      );
    case "waiting":
    case "unknown":
      return (
        <Button isWide onPress={close}>
          {t("coupon.backToCoupon")}
        </Button>
      );
    case "refused":
      return <Refused isPanel={props.isPanel} onBack={close} />;
    default:
      return <Footer isPanel={props.isPanel} />;
  }
}

/** The remedy in place of the place button; if only changing the coupon helps, a button back to it. */
function Refused(props: { isPanel?: boolean | undefined; onBack: () => void }) {
  const t = useTranslation();
  const { tag } = nextAction(useCouponDetails());
  const back = (
    <Button size="cta" onPress={props.onBack}>
      {t("coupon.backToCoupon")}
    </Button>
  );
  if (tag !== "place") return <Footer isPanel={props.isPanel} back={back} />;
  return (
    <Button look="ink" isWide onPress={props.onBack}>
      {t("coupon.backToCoupon")}
    </Button>
  );
}

/** `back` replaces the stake: a refused bet is either placed unchanged or edited. */
function Footer(props: { isPanel?: boolean | undefined; back?: ReactNode }) {
  const { isPanel, back } = props;
  const t = useTranslation();
  const viewId = useCoefView();
  const details = useCouponDetails();
  const { amount, iso } = stakeOf(details);
  const money = useMoney(iso);
  const action = useAction(iso);
  const coef = useSelect(({ coupon }) => totalCoef(coupon));
  const isExpress = useSelect(({ coupon }) => coupon.bets.length > 1);
  const isFixed = isPlacing(details.coupon) || back !== undefined;
  // An amount that cannot be staked has no possible win.
  const isStakable = !obstacles(details).some((obstacle) => amountObstacles.has(obstacle));
  return (
    <CouponFooter
      oddsName={t(isExpress ? "coupon.totalOdds" : "coupon.odds")}
      odds={formatTotalOdds(coef, viewId)}
      winName={t("coupon.possibleWin")}
      win={isStakable ? money(possibleWin(amount, coef, iso)) : undefined}
      quick={isPanel === true && !isFixed ? <QuickStakes /> : undefined}
      stepper={isFixed ? back : <StakeField hasBalance={isPanel} />}
      action={{ ...action, look: lookOf(action) }}
      isStacked={isPanel}
    />
  );
}

const amountObstacles: ReadonlySet<Obstacle> = new Set([
  "amount_below_minimum",
  "amount_above_maximum",
  "not_enough_money",
]);
