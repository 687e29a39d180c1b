import { type SingleResult, couponAccount, sumOf } from "../../../events/coupon/index.ts";
import { progressOf } from "../../../events/placement/index.ts";
import { useTranslation, type Translate } from "../../../infra/i18n.ts";
import { KeyValues } from "../../components/ListRow.tsx";
import { groupDigits } from "../../format/digits.ts";
import { errorMessage } from "../../format/errorMessage.ts";
import { useMoney } from "../../hooks/useMoney.ts";
import { usePrice } from "../../hooks/usePrice.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import { AskAgain } from "./AskAgain.tsx";
import { LostFocus } from "./LostFocus.tsx";
import { News } from "./News.tsx";
import newsStyles from "./News.module.css";
import styles from "./SinglesResult.module.css";
import { useStake } from "./useStake.ts";

/** What became of each single of a set, and of all of them. [coupon-043] */
export function SinglesResult() {
  const t = useTranslation();
  const singles = useSelect(({ coupon }) => coupon.singlesResultCoupons);
  const isDone = useSelect(({ coupon }) => coupon.placement.tag === "singlesAnswered");
  const list = (
    <ul className={styles.list} aria-label={t("coupon.bets", { count: singles.length })}>
      {singles.map((single) => (
        <Single key={single.key} single={single} />
      ))}
    </ul>
  );
  return isDone ? (
    <LostFocus>
      <Summary singles={singles} />
      {list}
    </LostFocus>
  ) : (
    <>
      <News
        icon="hourglass"
        title={t("coupon.singlesSending", { count: singles.length })}
        text={t("coupon.singlesSendingText")}
      />
      {list}
    </>
  );
}

const placedOf = (singles: readonly SingleResult[]) =>
  singles.flatMap(({ answer }) => (answer?.tag === "accepted" ? [answer] : []));

function Summary({ singles }: { singles: readonly SingleResult[] }) {
  const t = useTranslation();
  const { iso } = useStake();
  const money = useMoney(iso);
  const balance = useSelect((state) => couponAccount(state)?.money);
  const placed = placedOf(singles);
  const isWhole = placed.length === singles.length;
  if (placed.length === 0) {
    const isUnknown = singles.some(({ answer }) => answer === null);
    return isUnknown ? (
      <News icon="cloud-off" title={t("coupon.lostTitle")} text={t("coupon.singlesLostText")} />
    ) : (
      <News icon="close" title={t("coupon.singlesNone")} text={t("coupon.singlesKept")} />
    );
  }
  const wins = placed.flatMap(({ possibleWin }) => possibleWin ?? []);
  const sums = [
    { name: t("coupon.stake"), value: placed.map(({ amount }) => amount) },
    ...(wins.length < placed.length ? [] : [{ name: t("coupon.possibleWinUpTo"), value: wins }]),
  ].map(({ name, value }) => ({ name, value: money(sumOf(value, iso)) }));
  return (
    <News
      icon="check"
      isGood={isWhole}
      title={
        isWhole
          ? t("coupon.singlesPlaced", { count: placed.length })
          : t("coupon.singlesSome", { count: placed.length, total: singles.length })
      }
      text={isWhole ? undefined : t("coupon.singlesKept")}
    >
      <div className={newsStyles.sums}>
        <KeyValues
          pairs={
            balance === undefined
              ? sums
              : [...sums, { name: t("coupon.balance"), value: money(balance) }]
          }
        />
      </div>
    </News>
  );
}

function Single({ single }: { single: SingleResult }) {
  const t = useTranslation();
  const price = usePrice();
  const money = useMoney(useStake().iso);
  const progress = useSelect(({ coupon }) => {
    const bet = coupon.open.find(({ key }) => key === single.key);
    return bet === undefined ? null : progressOf(bet);
  });
  const { answer, coupon, key } = single;
  const title = coupon.bets[0]?.title;
  const teams = [title?.opponent1, title?.opponent2].filter((name) => name !== "").join(" – ");
  return (
    <li className={styles.single}>
      <div className={styles.pick}>{title?.outcome}</div>
      <div className={styles.price}>
        {price(answer?.tag === "accepted" ? answer.coef : coupon.coef)}
      </div>
      <div className={styles.event}>{teams}</div>
      <div className={styles.amount}>
        {money(answer?.tag === "accepted" ? answer.amount : coupon.amount)}
      </div>
      <div className={answer?.tag === "refused" ? styles.refused : styles.state}>
        {answer === null ? t(progressTexts[progress ?? "sending"]) : answerText(answer, money, t)}
      </div>
      {answer === null && progress === "lost" && <AskAgain betKey={key} size="sm" />}
    </li>
  );
}

const progressTexts = {
  sending: "coupon.singleSending",
  pending: "coupon.pendingTitle",
  waiting: "coupon.waitingText",
  elsewhere: "coupon.elsewhereTitle",
  unknown: "coupon.unknownTitle",
  lost: "coupon.lostTitle",
} as const;

function answerText(
  answer: NonNullable<SingleResult["answer"]>,
  money: (amount: number) => string,
  t: Translate,
): string {
  if (answer.tag === "refused")
    return answer.message ?? t(errorMessage({ code: answer.code, status: 400 }));
  const { couponId, possibleWin } = answer;
  const number = groupDigits(couponId);
  return possibleWin === null
    ? t("coupon.acceptedNumber", { kind: t("coupon.acceptedTitle"), number })
    : t("coupon.singleAccepted", { number, amount: money(possibleWin) });
}
