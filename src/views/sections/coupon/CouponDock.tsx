import { ClosePlacement, RetryPlacement } from "../../../commands/place.ts";
import { possibleWin, totalCoef } from "../../../events/coupon/selectors.ts";
import { isPlacing } from "../../../events/coupon/state.ts";
import { pathOf } from "../../../events/navigation/route.ts";
import { useWords } from "../../../infra/i18n.ts";
import { Button, ButtonRow } from "../../components/Button.tsx";
import { CouponFooter } from "../../components/CouponFooter.tsx";
import { formatTotalOdds } from "../../format/odds.ts";
import { useMoney } from "../../hooks/useMoney.ts";
import { useCoefView } from "../../hooks/usePrice.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import { useSend } from "../../hooks/useSend.ts";
import { QuickStakes } from "./QuickStakes.tsx";
import { StakeField } from "./StakeField.tsx";
import { useAction } from "./useAction.ts";
import { useStake } from "./useStake.ts";

/** Whether there is something to do with the coupon: not while a bet beside it is placed, nor with nothing at all. */
export const useHasDock = (): boolean =>
  useSelect(({ coupon }) =>
    isPlacing(coupon)
      ? coupon.oneClickBet === null
      : coupon.bets.length > 0 || coupon.placement.tag !== "editing",
  );

/** The coupon's foot: what to do next, while it is edited, placed, and when the answer is there. */
export function CouponDock(props: { isPanel?: boolean | undefined }) {
  const words = useWords();
  const send = useSend();
  const language = useSelect(({ settings }) => settings.language);
  const tag = useSelect(({ coupon }) => coupon.placement.tag);
  const close = () => send(ClosePlacement({}));
  switch (tag) {
    case "accepted":
      return (
        <ButtonRow>
          <Button href={pathOf({ name: "history" }, language)}>{words("coupon.toHistory")}</Button>
          <Button look="ink" onPress={close}>
            {words("coupon.done")}
          </Button>
        </ButtonRow>
      );
    case "lost":
      return (
        <ButtonRow>
          <Button onPress={close}>{words("coupon.backToCoupon")}</Button>
          <Button look="ink" onPress={() => send(RetryPlacement({}))}>
            {words("coupon.askAgain")}
          </Button>
        </ButtonRow>
      );
    case "waiting":
    case "unknown":
      return (
        <Button isWide onPress={close}>
          {words("coupon.backToCoupon")}
        </Button>
      );
    case "refused":
      return (
        <Button look="ink" isWide onPress={close}>
          {words("coupon.backToCoupon")}
        </Button>
      );
    default:
      return <Footer isPanel={props.isPanel} />;
  }
}

function Footer({ isPanel }: { isPanel?: boolean | undefined }) {
  const words = useWords();
  const viewId = useCoefView();
  const stake = useStake();
  const money = useMoney(stake.iso);
  const action = useAction(stake);
  const coef = useSelect(({ coupon }) => totalCoef(coupon));
  const isExpress = useSelect(({ coupon }) => coupon.bets.length > 1);
  const isFixed = useSelect(({ coupon }) => isPlacing(coupon));
  return (
    <CouponFooter
      oddsName={words(isExpress ? "coupon.totalOdds" : "coupon.odds")}
      odds={formatTotalOdds(coef, viewId)}
      winName={words("coupon.possibleWin")}
      win={money(possibleWin(stake.amount, coef))}
      quick={isPanel === true && !isFixed ? <QuickStakes /> : undefined}
      stepper={isFixed ? undefined : <StakeField hasBalance={isPanel} />}
      action={action}
      isStacked={isPanel}
    />
  );
}
