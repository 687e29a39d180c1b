import {
  type Placement,
  couponAccount,
  possibleWin as possibleWinAt,
  settingsOf,
  sumOf,
} from "../../../events/coupon/index.ts";
import { pathOf } from "../../../events/navigation/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Button } from "../../components/Button.tsx";
import { KeyValues } from "../../components/ListRow.tsx";
import { groupDigits } from "../../format/digits.ts";
import { couponOdds } from "../../../events/money/odds.ts";
import { useMoney } from "../../hooks/useMoney.ts";
import { useCoefView } from "../../hooks/usePrice.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import { LostFocus } from "./LostFocus.tsx";
import { News } from "./News.tsx";
import { useKind } from "./useKind.ts";
import styles from "./News.module.css";
import { useStake } from "./useStake.ts";

/** The bet is accepted: its number, stake and possible win. [coupon-043] */
export function Accepted(props: { placement: Extract<Placement, { tag: "accepted" }> }) {
  const {
    amount,
    bets,
    coef,
    couponId,
    hyperBonus,
    isAntiExpress,
    isFree,
    possibleWin,
    prepaidAmount,
    systemValue,
  } = props.placement;
  const t = useTranslation();
  const language = useSelect(({ settings }) => settings.language);
  const viewId = useCoefView();
  const { iso } = useStake();
  const money = useMoney(iso);
  const balance = useSelect((state) => couponAccount(state)?.money);
  const isBalanceShown = useSelect(({ coupon }) => settingsOf(coupon).isBalanceShown);
  const isPossibleWinShown = useSelect(({ coupon }) => settingsOf(coupon).isPossibleWinShown);
  const kind = useKind(bets, systemValue, isAntiExpress);
  // Of two figures of the server: what its price does not explain.
  const added =
    hyperBonus === undefined || possibleWin === null
      ? 0
      : sumOf([possibleWin, -possibleWinAt(amount, coef, iso)], iso);
  const pairs = [
    { name: t(isFree === true ? "couponPromo.paidBy" : "coupon.stake"), value: money(amount) },
    ...(prepaidAmount === undefined
      ? []
      : [{ name: t("prepaid.part"), value: money(prepaidAmount) }]),
    // A system has no total odds: each of its combinations has its own.
    ...(systemValue === undefined
      ? [
          {
            name: t(bets.length > 1 ? "coupon.totalOdds" : "coupon.odds"),
            value: couponOdds(isAntiExpress === true)(coef, viewId),
          },
        ]
      : []),
    ...(isPossibleWinShown && added > 0
      ? [{ name: t("coupon.hyperName"), value: money(added) }]
      : []),
    ...(isPossibleWinShown && possibleWin !== null
      ? [
          {
            name: t(systemValue === undefined ? "coupon.possibleWin" : "coupon.possibleWinUpTo"),
            value: money(possibleWin),
          },
        ]
      : []),
    ...(balance === undefined || !isBalanceShown
      ? []
      : [{ name: t("coupon.balance"), value: money(balance) }]),
  ];
  return (
    <LostFocus>
      <News
        icon="check"
        isGood
        title={t("coupon.acceptedTitle")}
        text={t("coupon.acceptedNumber", { kind, number: groupDigits(couponId) })}
      >
        <div className={styles.sums}>
          <KeyValues pairs={pairs} />
        </div>
        <Button size="sm" href={pathOf({ name: "openedBets" }, language)}>
          {t("coupon.toOpenedBets")}
        </Button>
      </News>
    </LostFocus>
  );
}
