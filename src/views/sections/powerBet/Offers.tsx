import { useState } from "react";
import { TakePowerBet } from "../../../commands/powerBet.ts";
import type { HistoryCoupon } from "../../../events/bets/events.ts";
import { amountOf, minorOf } from "../../../events/money/minorUnits.ts";
import { winMinor } from "../../../events/money/winnings.ts";
import type { PowerBetOffer } from "../../../events/powerBet/events.ts";
import {
  powerBetMoney,
  type PowerBetProblem,
  powerBetProblem,
} from "../../../events/powerBet/index.ts";
import { type Translate, useTranslation } from "../../../infra/i18n.ts";
import { Band, Card } from "../../components/Band.tsx";
import { Button } from "../../components/Button.tsx";
import { ChoiceList } from "../../components/ChoiceList.tsx";
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

type Props = { coupon: HistoryCoupon; offers: readonly PowerBetOffer[] };

/** The raised odds of each pick, the stake, what it costs and may bring; and the confirmation. */
export function Offers({ coupon, offers }: Props) {
  const t = useTranslation();
  const price = usePrice();
  const [marketId, setMarketId] = useState<number | null>(null);
  const chosen = offers.find((offer) => offer.marketId === marketId) ?? offers[0];
  return (
    <>
      <Band>
        <Card isPadded>
          <p className={styles.lead}>{t("powerBet.lead")}</p>
        </Card>
      </Band>
      <Band>
        <Card>
          <ChoiceList
            name={t("powerBet.offers")}
            current={chosen?.marketId ?? 0}
            choices={offers.map((offer) => ({
              id: offer.marketId,
              title: pickOf(offer, coupon),
              about: aboutOf(offer, coupon, price, t),
              value: price(offer.coef),
            }))}
            onChoose={setMarketId}
          />
        </Card>
      </Band>
      {chosen !== undefined && (
        <Band>
          <Card isPadded>
            <StakeForm key={chosen.marketId} coupon={coupon} offer={chosen} />
          </Card>
        </Band>
      )}
    </>
  );
}

const betOf = ({ marketId }: PowerBetOffer, { bets }: HistoryCoupon) =>
  bets.find((bet) => bet.marketId === marketId);

const pickOf = (offer: PowerBetOffer, coupon: HistoryCoupon): string => {
  const bet = betOf(offer, coupon);
  return bet === undefined ? offer.outcomeName : `${bet.marketName}: ${offer.outcomeName}`;
};

/** The match, and the odds that the pick has in the bet. */
function aboutOf(
  offer: PowerBetOffer,
  coupon: HistoryCoupon,
  price: (coef: number) => string,
  t: Translate,
): string | undefined {
  const bet = betOf(offer, coupon);
  if (bet === undefined) return undefined;
  const teams = bet.opponents.join(" – ");
  const instead = t("powerBet.instead", { odds: price(bet.coef) });
  return bet.coef < offer.coef ? `${teams}, ${instead}` : teams;
}

function StakeForm({ coupon, offer }: { coupon: HistoryCoupon; offer: PowerBetOffer }) {
  const t = useTranslation();
  const price = usePrice();
  const iso = coupon.currencyIso;
  const money = useMoney(iso);
  const balance = useSelect((state) => powerBetMoney(state, coupon.accountId));
  const [typed, setTyped] = useState<number | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const leastMinor = minorOf(offer.minBetAmount, iso);
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
        return rangeText(offer, money, t);
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
        stepMinor={leastMinor}
        shownStep={money(offer.minBetAmount, "short")}
        minMinor={leastMinor}
        maxMinor={mostMinor}
        hint={rangeText(offer, money, t)}
        error={error}
        onChange={setTyped}
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
        onPress={() => setIsAsking(true)}
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
  amount: number;
  win: number;
  error: string | undefined;
  onClose: () => void;
}) {
  const { amount, coupon, error, offer, onClose, win } = props;
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
        pick: pickOf(offer, coupon),
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

const rangeText = ({ maxBetAmount, minBetAmount }: PowerBetOffer, money: Money, t: Translate) =>
  maxBetAmount === null
    ? t("powerBet.from", { min: money(minBetAmount) })
    : t("powerBet.range", { min: money(minBetAmount), max: money(maxBetAmount) });

/** Digits of equal width: a moving price does not move its box. */
const Figure = ({ text }: { text: string }) => <span className={styles.price}>{text}</span>;
