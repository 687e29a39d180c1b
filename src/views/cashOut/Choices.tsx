import { CashOut } from "../../commands/cashOut.ts";
import type { HistoryCoupon } from "../../events/bets/events.ts";
import { standingOf, winOfPart } from "../../events/bets/index.ts";
import type { Offer } from "../../events/cashOut/index.ts";
import { leastMinorOf, stepMinorOf } from "../../events/money/least.ts";
import { amountOf, minorOf } from "../../events/money/minorUnits.ts";
import { soldStakeMinor } from "../../events/money/soldStake.ts";
import { useTranslation } from "../../infra/i18n.ts";
import { Button } from "../components/Button.tsx";
import { KeyValues } from "../components/ListRow.tsx";
import { MoneyStepper } from "../components/MoneyStepper.tsx";
import { useMoney } from "../hooks/useMoney.ts";
import { useSend } from "../hooks/useSend.ts";
import styles from "./CashOut.module.css";

type Props = { coupon: HistoryCoupon; offer: Offer };
/** `chosen`: in minor units; null: nothing yet. */
type AmountProps = Props & { chosen: number | null; onChoose: (minor: number) => void };

/** Sells the whole coupon for the offer. */
export function WholeChoice({ coupon, offer }: Props) {
  const t = useTranslation();
  const send = useSend();
  const money = useMoney(coupon.currencyIso);
  const { amount, offerId } = offer;
  if (!offer.isAvailable) return <NotOffered />;
  return (
    <>
      <KeyValues
        pairs={[
          { name: t("cashOut.paidNow"), value: <Price text={money(amount)} /> },
          { name: t("cashOut.staysOpen"), value: t("cashOut.nothing") },
        ]}
      />
      <Button
        look="action"
        size="cta"
        isWide
        onPress={() => send(CashOut({ mode: "full", amount, offerId }))}
      >
        <Price text={t("cashOut.sell", { amount: money(amount) })} />
      </Button>
    </>
  );
}

/** Sells a part, chosen by what it pays; the rest of the stake stays open. */
export function PartChoice({ coupon, offer, chosen, onChoose }: AmountProps) {
  const t = useTranslation();
  const send = useSend();
  const iso = coupon.currencyIso;
  const money = useMoney(iso);
  const offerMinor = minorOf(offer.amount, iso);
  const leastMinor = leastMinorOf(offer.minAmount, iso);
  const least = money(amountOf(leastMinor, iso));
  const stepMinor = stepMinorOf(leastMinor, offerMinor);
  if (!offer.isAvailable) return <NotOffered />;
  if (!offer.isPartialAllowed) return <p className={styles.text}>{t("cashOut.noPart")}</p>;
  const minor = chosen ?? Math.max(leastMinor, Math.floor(offerMinor / 2));
  const stakeMinor = minorOf(coupon.amount, iso);
  const sold = soldStakeMinor(stakeMinor, minor, offerMinor);
  const isTooSmall = minor < leastMinor;
  const isValid = !isTooSmall && sold !== null;
  const left = sold === null ? 0 : stakeMinor - sold;
  const win = winOfPart(coupon, left);
  const amount = amountOf(minor, iso);
  const error = isTooSmall
    ? t("cashOut.belowPart", { amount: least })
    : sold === null
      ? t("cashOut.abovePart", { amount: money(offer.amount) })
      : undefined;
  return (
    <>
      <MoneyStepper
        iso={iso}
        minor={minor}
        shown={money(amount)}
        stepMinor={stepMinor}
        shownStep={money(amountOf(stepMinor, iso), "short")}
        minMinor={leastMinor}
        maxMinor={offerMinor - 1}
        hint={t("cashOut.ofOffer", { amount: money(offer.amount) })}
        error={error}
        onChange={onChoose}
      />
      <KeyValues
        pairs={[
          { name: t("cashOut.paidNow"), value: <Price text={isValid ? money(amount) : "–"} /> },
          {
            name: t("cashOut.stakeLeft"),
            value: <Price text={isValid ? money(amountOf(left, iso)) : "–"} />,
          },
          {
            name: t("cashOut.winLeft"),
            value: <Price text={isValid ? money(amountOf(win, iso)) : "–"} />,
          },
        ]}
      />
      <Button
        look="action"
        size="cta"
        isWide
        isDisabled={!isValid}
        onPress={() => send(CashOut({ mode: "partial", amount, offerId: offer.offerId }))}
      >
        <Price text={t("cashOut.sell", { amount: money(amount) })} />
      </Button>
    </>
  );
}

/** Has the server sell the coupon by itself once the offer reaches an amount. */
export function AutoChoice({ coupon, offer, chosen, onChoose }: AmountProps) {
  const t = useTranslation();
  const send = useSend();
  const iso = coupon.currencyIso;
  const money = useMoney(iso);
  const winMinor = minorOf(standingOf(coupon).possibleWin, iso);
  const leastMinor = Math.max(1, leastMinorOf(offer.minAmount, iso));
  const stepMinor = stepMinorOf(leastMinorOf(offer.minAmount, iso), winMinor);
  const initial = Math.floor((minorOf(coupon.amount, iso) + winMinor) / 2);
  const minor = chosen ?? (offer.autoAmount === null ? initial : minorOf(offer.autoAmount, iso));
  const amount = amountOf(minor, iso);
  const error =
    minor < leastMinor
      ? t("cashOut.belowPart", { amount: money(amountOf(leastMinor, iso)) })
      : minor >= winMinor
        ? t("cashOut.aboveWin", { amount: money(amountOf(winMinor, iso)) })
        : undefined;
  const set = (target: number) => send(CashOut({ mode: "auto", amount: target, offerId: null }));
  return (
    <>
      <p className={styles.text}>
        {offer.autoAmount === null
          ? t("cashOut.autoText")
          : t("cashOut.autoOn", { amount: money(offer.autoAmount) })}
      </p>
      <MoneyStepper
        iso={iso}
        minor={minor}
        shown={money(amount)}
        stepMinor={stepMinor}
        shownStep={money(amountOf(stepMinor, iso), "short")}
        minMinor={leastMinor}
        maxMinor={winMinor - 1}
        hint={offer.isAvailable ? t("cashOut.now", { amount: money(offer.amount) }) : undefined}
        error={error}
        onChange={onChoose}
      />
      <Button
        look="action"
        size="cta"
        isWide
        isDisabled={error !== undefined || amount === offer.autoAmount}
        onPress={() => set(amount)}
      >
        <Price text={t("cashOut.sellAt", { amount: money(amount) })} />
      </Button>
      {offer.autoAmount !== null && (
        <Button isWide onPress={() => set(0)}>
          {t("cashOut.autoRemove")}
        </Button>
      )}
    </>
  );
}

function NotOffered() {
  return <p className={styles.text}>{useTranslation()("cashOut.notOffered")}</p>;
}

/** Digits of equal width: a moving price does not move its box. */
const Price = ({ text }: { text: string }) => <span className={styles.price}>{text}</span>;
