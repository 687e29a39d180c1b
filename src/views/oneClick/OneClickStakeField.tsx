import { SetOneClickAmount } from "../../commands/oneClick.ts";
import { activeAccount } from "../../events/account/index.ts";
import { amountOf, minorOf } from "../../events/money/minorUnits.ts";
import { useTranslation } from "../../infra/i18n.ts";
import { FixedAmount, MoneyStepper } from "../components/MoneyStepper.tsx";
import { useMoney } from "../hooks/useMoney.ts";
import { useSelect } from "../hooks/useSelect.ts";
import { useSend } from "../hooks/useSend.ts";
import { useOneClickStake } from "./useOneClickStake.ts";

/** The stake of a tap; fixed until the account that pays is known. */
export function OneClickStakeField() {
  const t = useTranslation();
  const send = useSend();
  const { amount, iso, most, step } = useOneClickStake();
  const money = useMoney(iso);
  const hasAccount = useSelect(({ account }) => activeAccount(account) !== null);
  const isAbove = most !== null && amount > most;
  if (!hasAccount)
    return (
      <FixedAmount
        name={t("coupon.amount")}
        shown={money(amount)}
        hint={t("oneClick.accountArriving")}
      />
    );
  return (
    <MoneyStepper
      iso={iso}
      minor={minorOf(amount, iso)}
      shown={money(amount)}
      stepMinor={minorOf(step, iso)}
      shownStep={money(step, "short")}
      maxMinor={most === null ? undefined : minorOf(most, iso)}
      hint={most === null ? undefined : t("coupon.ofBalance", { balance: money(most) })}
      error={
        isAbove
          ? t("coupon.aboveBalance", { amount: money(most) })
          : amount > 0
            ? undefined
            : t("oneClick.noAmount")
      }
      onChange={(minor) => send(SetOneClickAmount({ amount: amountOf(minor, iso) }))}
    />
  );
}
