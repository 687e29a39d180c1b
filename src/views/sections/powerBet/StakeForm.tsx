import { useState } from "react";
import { TakePowerBet } from "../../../commands/powerBet.ts";
import type { HistoryCoupon } from "../../../events/bets/events.ts";
import { leastAmount, leastMinorOf, stepMinorOf } from "../../../events/money/least.ts";
import { amountOf, minorOf } from "../../../events/money/minorUnits.ts";
import { winMinor } from "../../../events/money/winnings.ts";
import type { PowerBetOffer } from "../../../events/powerBet/events.ts";
import {
  powerBetMoney,
  type PowerBetProblem,
  powerBetProblem,
} from "../../../events/powerBet/index.ts";
import { type Translate, useTranslation } from "../../../infra/i18n.ts";
import { Button } from "../../components/Button.tsx";
import { Dialog } from "../../components/Dialog.tsx";
import { KeyValues } from "../../components/ListRow.tsx";
import { MoneyStepper } from "../../components/MoneyStepper.tsx";
import { Note } from "../../components/Note.tsx";
import { useMoney } from "../../hooks/useMoney.ts";
import { usePrice } from "../../hooks/usePrice.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import { useSend } from "../../hooks/useSend.ts";
import { useClosedText } from "../../limits/useClosedText.ts";
import styles from "./PowerBet.module.css";

type Props = {
  coupon: HistoryCoupon;
  offer: PowerBetOffer;
  /** The names of market and outcome. */
  pick: string;
  /** In minor units; null: nothing yet. */
  typed: number | null;
  onStake: (minor: number) => void;
};

/** The stake of one power bet, what it costs and may bring; and the confirmation. */
export function StakeForm({ coupon, offer, onStake, pick, typed }: Props) {
  const t = useTranslation();
  const price = usePrice();
  const iso = coupon.currencyIso;
  const money = useMoney(iso);
  const balance = useSelect((state) => powerBetMoney(state, coupon.accountId));
  const [isAsking, setIsAsking] = useState(false);
  const leastMinor = leastMinorOf(offer.minBetAmount, iso);
  const stepMinor = stepMinorOf(leastMinor, minorOf(coupon.amount, iso));
  const range = rangeText(offer, iso, money, t);
  const mostMinor = offer.maxBetAmount === null ? undefined : minorOf(offer.maxBetAmount, iso);
  const minor = typed ?? leastMinor;
  const amount = amountOf(minor, iso);
  const win = amountOf(winMinor(minor, Math.round(offer.coef * 1000)), iso);
  const closedText = useClosedText(iso);
  const problem = useSelect((state) => powerBetProblem(state, coupon, offer, amount));
  const isValid = problem === null;
  const error = isValid ? undefined : problemText(problem);
  function problemText(of: PowerBetProblem): string {
    switch (of) {
      case "amount_missing":
      case "amount_below_minimum":
      case "amount_above_maximum":
        return range;
      case "not_enough_money":
        return t("powerBet.noMoney", { amount: money(balance ?? 0) });
      default:
        return closedText(of);
    }
  }
  return (
    <div className={styles.form}>
      <MoneyStepper
        iso={iso}
        name={t("powerBet.amount")}
        minor={minor}
        shown={money(amount)}
        stepMinor={stepMinor}
        shownStep={money(amountOf(stepMinor, iso), "short")}
        minMinor={leastMinor}
        maxMinor={mostMinor}
        hint={range}
        error={error}
        onChange={onStake}
      />
      <KeyValues
        pairs={[
          { name: t("powerBet.odds"), value: <Figure text={price(offer.coef)} /> },
          { name: t("powerBet.cost"), value: <Figure text={isValid ? money(amount) : "–"} /> },
          { name: t("powerBet.win"), value: <Figure text={isValid ? money(win) : "–"} /> },
        ]}
      />
      <Button
        look="action"
        size="cta"
        isWide
        isDisabled={!isValid}
        onPress={() => {
          // What is asked about is what was chosen, even if nothing was changed.
          onStake(minor);
          setIsAsking(true);
        }}
      >
        <Figure text={t("powerBet.take", { amount: money(amount) })} />
      </Button>
      {balance !== null && (
        <p className={styles.lead}>{t("powerBet.balance", { amount: money(balance) })}</p>
      )}
      {isAsking && (
        <Confirmation
          coupon={coupon}
          offer={offer}
          pick={pick}
          amount={amount}
          win={win}
          error={error}
          onClose={() => setIsAsking(false)}
        />
      )}
    </div>
  );
}

/**
 * Says all of it once more, with the odds of this moment: what is confirmed is what is shown. It goes with the offers once the
 * bet is sent, and stays when it is not: the odds have just changed, or something else is in the way now.
 */
function Confirmation(props: {
  coupon: HistoryCoupon;
  offer: PowerBetOffer;
  pick: string;
  amount: number;
  win: number;
  error: string | undefined;
  onClose: () => void;
}) {
  const { amount, coupon, error, offer, onClose, pick, win } = props;
  const t = useTranslation();
  const send = useSend();
  const price = usePrice();
  const money = useMoney(coupon.currencyIso);
  const { coef, offerId } = offer;
  const [firstCoef] = useState(coef);
  const moved = coef === firstCoef ? undefined : t("powerBet.moved", { odds: price(firstCoef) });
  const note = error ?? moved;
  return (
    <Dialog
      isAlert
      title={t("powerBet.askTitle")}
      text={t("powerBet.ask", {
        pick,
        odds: price(coef),
        amount: money(amount),
        win: money(win),
      })}
      onClose={onClose}
      actions={
        <>
          <Button
            look="action"
            isDisabled={error !== undefined}
            onPress={() => send(TakePowerBet({ offerId, coef, amount }))}
          >
            <Figure text={t("powerBet.yes", { amount: money(amount) })} />
          </Button>
          <Button onPress={onClose}>{t("shell.cancel")}</Button>
        </>
      }
    >
      <div role="alert">{note !== undefined && <Note status="warning">{note}</Note>}</div>
    </Dialog>
  );
}

type Money = ReturnType<typeof useMoney>;

function rangeText(
  { maxBetAmount, minBetAmount }: PowerBetOffer,
  iso: string,
  money: Money,
  t: Translate,
): string {
  const min = money(leastAmount(minBetAmount, iso));
  return maxBetAmount === null
    ? t("powerBet.from", { min })
    : t("powerBet.range", { min, max: money(maxBetAmount) });
}

/** Digits of equal width: a moving price does not move its box. */
const Figure = ({ text }: { text: string }) => <span className={styles.price}>{text}</span>;
