import { useState } from "react";
import { RetryCashOut, ShowCashOut } from "../../commands/cashOut.ts";
import type { HistoryCoupon } from "../../events/bets/events.ts";
import { saleOf } from "../../events/cashOut/index.ts";
import { useTranslation } from "../../infra/i18n.ts";
import { Button } from "../components/Button.tsx";
import { Note } from "../components/Note.tsx";
import { useMoney } from "../hooks/useMoney.ts";
import { useSelect } from "../hooks/useSelect.ts";
import { useSend } from "../hooks/useSend.ts";
import styles from "./CashOut.module.css";

/** Under an open coupon: its cash out with the price of the last list, or that its sale has no answer yet. */
export function CashOutFoot({ coupon }: { coupon: HistoryCoupon }) {
  const { id, status, currencyIso, cashOut } = coupon;
  const t = useTranslation();
  const send = useSend();
  const money = useMoney(currencyIso);
  const sale = useSelect((state) => saleOf(state, id));
  // A market that is suspended takes the offer away for a while: the button stays, and what it opens says so.
  const [wasOffered, setWasOffered] = useState(false);
  if (cashOut && !wasOffered) setWasOffered(true);
  if (sale !== undefined)
    return (
      <Note
        status="warning"
        action={
          sale.isLost
            ? {
                text: t("cashOut.askAgain"),
                onPress: () => send(RetryCashOut({ key: sale.key })),
              }
            : undefined
        }
      >
        {t(sale.isLost ? "cashOut.lost" : "cashOut.unknown")}
      </Note>
    );
  if (status !== "open" || !(cashOut || wasOffered)) return null;
  return (
    <Button isWide onPress={() => send(ShowCashOut({ couponId: id }))}>
      {cashOut ? (
        <span className={styles.price}>{t("cashOut.sell", { amount: money(cashOut.amount) })}</span>
      ) : (
        t("cashOut.title")
      )}
    </Button>
  );
}

/** What was sold of a coupon before, and for how much. */
export function SoldPart({ coupon: { cashedOut, currencyIso } }: { coupon: HistoryCoupon }) {
  const t = useTranslation();
  const money = useMoney(currencyIso);
  if (cashedOut === undefined) return null;
  return (
    <p className={styles.soldPart}>
      {t("cashOut.soldPart", { stake: money(cashedOut.amount), paid: money(cashedOut.payout) })}
    </p>
  );
}
