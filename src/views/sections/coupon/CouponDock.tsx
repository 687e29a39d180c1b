import type { ReactNode } from "react";
import { ClosePlacement } from "../../../commands/placement.ts";
import { DropRefusedSingles } from "../../../commands/placement/singles.ts";
import {
  type Obstacle,
  canLeaveSingles,
  nextAction,
  obstacles,
  totalStakeOf,
} from "../../../events/placement/index.ts";
import {
  bonusBetOf,
  isAntiExpress,
  isPlacing,
  isSingles,
  openSingles,
  placedStake,
  possibleWin,
  settingsOf,
  stakeOf,
  sumOf,
  totalCoefOf,
  wonOf,
  wonWithHyperBonus,
} from "../../../events/coupon/index.ts";
import { pathOf } from "../../../events/navigation/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Button, ButtonRow } from "../../components/Button.tsx";
import { CouponFooter } from "../../components/CouponFooter.tsx";
import { couponOdds } from "../../../events/money/odds.ts";
import { useMoney } from "../../hooks/useMoney.ts";
import { useCoefView } from "../../hooks/usePrice.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import { useSend } from "../../hooks/useSend.ts";
import { AskAgain } from "./AskAgain.tsx";
import { bonusTexts } from "./BonusLeg.tsx";
import { Blockages } from "./Blockages.tsx";
import { QuickStakes } from "./QuickStakes.tsx";
import { StakeField } from "./StakeField.tsx";
import { offerOf } from "./offer.ts";
import { lookOf, useAction } from "./useAction.ts";
import { useCouponDetails } from "./useCouponDetails.ts";
import { useSystem } from "./useSystem.ts";

/** Whether the coupon has actions: not while a one-click bet is being placed, and not when it is empty. */
export const useHasDock = (): boolean =>
  useSelect(({ coupon }) =>
    isPlacing(coupon)
      ? coupon.oneClickBet === null
      : coupon.bets.length > 0 || coupon.placement.tag !== "editing",
  );

/**
 * Footer of the coupon: the next action while it is edited, placed, and after the response. `onDone`: nothing is left
 * in the coupon.
 */
export function CouponDock(props: { isPanel?: boolean | undefined; onDone?: () => void }) {
  const t = useTranslation();
  const send = useSend();
  const language = useSelect(({ settings }) => settings.language);
  const placement = useSelect(({ coupon }) => coupon.placement);
  // A fixed coupon keeps its bets.
  const hasBets = useSelect(({ coupon }) => coupon.bets.length > 0);
  const close = () => send(ClosePlacement({}));
  const done = () => {
    close();
    props.onDone?.();
  };
  switch (placement.tag) {
    case "accepted":
      return (
        <ButtonRow>
          <Button href={pathOf({ name: "history" }, language)}>{t("coupon.toHistory")}</Button>
          <Button look="ink" onPress={hasBets ? close : done}>
            {t("coupon.done")}
          </Button>
        </ButtonRow>
      );
    case "lost":
      return (
        <ButtonRow>
          <Button onPress={close}>{t("coupon.backToCoupon")}</Button>
          <AskAgain betKey={placement.key} look="ink" />
        </ButtonRow>
      );
    case "singles":
      return <SinglesFoot isPanel={props.isPanel} onBack={close} />;
    case "singlesAnswered":
      return <SinglesEnd onBack={hasBets ? close : done} />;
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

/** While a set is placed: a way back once no answer can be expected at any moment. */
function SinglesFoot(props: { isPanel?: boolean | undefined; onBack: () => void }) {
  const t = useTranslation();
  const canLeave = useSelect(({ coupon }) => canLeaveSingles(coupon));
  return canLeave ? (
    <Button isWide onPress={props.onBack}>
      {t("coupon.backToCoupon")}
    </Button>
  ) : (
    <Footer isPanel={props.isPanel} />
  );
}

/** After a set: refused singles stay in the coupon unless the player removes them. */
function SinglesEnd(props: { onBack: () => void }) {
  const t = useTranslation();
  const send = useSend();
  const language = useSelect(({ settings }) => settings.language);
  const refused = useSelect(
    ({ coupon }) =>
      coupon.singlesResultCoupons.filter(
        (single) =>
          single.answer?.tag === "refused" &&
          coupon.bets.some(({ market }) => market.id === single.coupon.bets[0]?.market.id),
      ).length,
  );
  const hasBets = useSelect(({ coupon }) => coupon.bets.length > 0);
  return (
    <ButtonRow>
      {refused > 0 ? (
        <Button onPress={() => send(DropRefusedSingles({}))}>
          {t("coupon.dropRefused", { count: refused })}
        </Button>
      ) : (
        <Button href={pathOf({ name: "history" }, language)}>{t("coupon.toHistory")}</Button>
      )}
      <Button look="ink" onPress={props.onBack}>
        {t(hasBets ? "coupon.backToCoupon" : "coupon.done")}
      </Button>
    </ButtonRow>
  );
}

/** The remedy in place of the place button; if only changing the coupon helps, or it is empty, a button back to it. */
function Refused(props: { isPanel?: boolean | undefined; onBack: () => void }) {
  const t = useTranslation();
  const { tag } = nextAction(useCouponDetails());
  const back = (
    <Button size="cta" onPress={props.onBack}>
      {t("coupon.backToCoupon")}
    </Button>
  );
  if (tag !== "place" && tag !== "add_bets") return <Footer isPanel={props.isPanel} back={back} />;
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
  const { iso, maxPayout } = stakeOf(details);
  const isSet = isSingles(details.coupon);
  const isAnti = isAntiExpress(details.coupon);
  const money = useMoney(iso);
  const action = useAction(iso, isPanel);
  const coef = useSelect(totalCoefOf);
  const bonus = useSelect((state) => {
    const bet = bonusBetOf(state);
    return bet === null || bet.isDeleted ? null : bet.coef;
  });
  const isExpress = useSelect(({ coupon }) => coupon.bets.length > 1);
  const isFixed = isPlacing(details.coupon) || back !== undefined;
  const obstacleCodes = obstacles(details).map(({ code }) => code);
  const isListed = offerOf(details, isPanel).list.length > 1;
  // An amount that cannot be staked has no possible win, and the player may hide it.
  const isStakable =
    settingsOf(details.coupon).isPossibleWinShown &&
    !obstacleCodes.some((code) => amountObstacles.has(code));
  const wins = isSet ? openSingles(details).map((single) => single.possibleWin) : [];
  const win = isSet
    ? sumOf(wins, iso)
    : wonWithHyperBonus(details, possibleWin(placedStake(details), coef, iso), iso);
  const system = useSystem();
  const winName = (amount: number, usual: "coupon.possibleWin" | "coupon.possibleWinUpTo") =>
    t(maxPayout !== null && amount >= maxPayout ? "coupon.maxPayout" : usual);
  const systemWin = system === null ? 0 : wonOf(details, system.mostWin, iso);
  const systemHead =
    system === null
      ? {}
      : {
          oddsName: t("coupon.combinationsEach", {
            combinations: t("coupon.combinations", { count: system.combinations.length }),
            amount: shares(system, money),
          }),
          odds: money(placedStake(details)),
          winName: winName(systemWin, "coupon.possibleWinUpTo"),
          win: isStakable ? money(systemWin) : undefined,
        };
  const singlesHead = {
    oddsName: t("coupon.bets", { count: wins.length }),
    odds: money(totalStakeOf(details)),
    winName: t("coupon.possibleWinUpTo"),
  };
  return (
    <CouponFooter
      oddsName={t(isExpress ? "coupon.totalOdds" : "coupon.odds")}
      // An anti-express has one price, of the server: none that is a product.
      odds={coef === 0 ? "–" : couponOdds(isAnti)(coef, viewId)}
      boost={bonus === null ? undefined : bonusTexts(bonus).factor}
      winName={winName(win, "coupon.possibleWin")}
      win={isStakable && coef > 0 ? money(win) : undefined}
      {...(isSet ? singlesHead : systemHead)}
      quick={isPanel === true && !isFixed ? <QuickStakes /> : undefined}
      stepper={isFixed ? back : <StakeField hasBalance={isPanel} />}
      blockages={<Blockages isPanel={isPanel} />}
      action={{ ...action, look: lookOf(action), ...(isListed ? { note: undefined } : {}) }}
      isStacked={isPanel}
    />
  );
}

/** What each combination costs; a stake that cannot be divided makes two amounts, a minor unit apart. */
const shares = (
  { leastStake, mostStake }: NonNullable<ReturnType<typeof useSystem>>,
  money: ReturnType<typeof useMoney>,
): string =>
  leastStake === mostStake ? money(leastStake) : `${money(leastStake)}–${money(mostStake)}`;

const amountObstacles: ReadonlySet<Obstacle["code"]> = new Set([
  "amount_below_minimum",
  "amount_above_maximum",
  "amount_above_single_wager",
  "not_enough_money",
]);
