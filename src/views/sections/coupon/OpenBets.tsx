import { RetryPlacement } from "../../../commands/placement.ts";
import { shownCurrency } from "../../../events/account/index.ts";
import { ownOpenBets } from "../../../events/placement/index.ts";
import { couponTypes, type OpenBet, pickedBets } from "../../../events/coupon/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Note } from "../../components/Note.tsx";
import { useMoney } from "../../hooks/useMoney.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import { useSend } from "../../hooks/useSend.ts";
import styles from "./CouponPage.module.css";
import { useKind } from "./useKind.ts";

/**
 * The player's bets without a response that are not shown elsewhere, each with a button to ask for its
 * result.
 */
export function OpenBets() {
  const coupon = useSelect((state) => state.coupon);
  const session = useSelect((state) => state.session);
  return ownOpenBets({ coupon, session }).map((bet) => (
    <div key={bet.key} className={styles.note}>
      <OpenBetNote bet={bet} />
    </div>
  ));
}

function OpenBetNote({ bet: { key, coupon } }: { bet: OpenBet }) {
  const t = useTranslation();
  const send = useSend();
  const iso = useSelect(({ account, shell }) =>
    shownCurrency(account.accounts.find(({ id }) => id === coupon.accountId) ?? null, shell.config),
  );
  const money = useMoney(iso);
  const bets = pickedBets(coupon.bets);
  const [first, ...more] = bets;
  const size = coupon.typeId === couponTypes.system ? coupon.systemValue : undefined;
  const kind = useKind(bets, size, coupon.typeId === couponTypes.antiExpress);
  const pick = more.length === 0 ? (first?.title.outcome ?? "") : kind;
  return (
    <Note
      status="warning"
      action={{ text: t("coupon.askAgain"), onPress: () => send(RetryPlacement({ key })) }}
    >
      {t("coupon.openBet", { amount: money(coupon.amount), pick })}
    </Note>
  );
}
