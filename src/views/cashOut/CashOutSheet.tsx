import { useState } from "react";
import { HideCashOut } from "../../commands/cashOut.ts";
import { hasEnded, placedCoupon } from "../../events/bets/index.ts";
import type { CashOutReport } from "../../events/cashOut/index.ts";
import { saleOf } from "../../events/cashOut/index.ts";
import { bodyOf, lastError } from "../../events/remoteData.ts";
import { useTranslation } from "../../infra/i18n.ts";
import { StandingNotes } from "../bets/AdvanceNotes.tsx";
import { Button } from "../components/Button.tsx";
import { Note } from "../components/Note.tsx";
import { Sheet } from "../components/Sheet.tsx";
import { Loading, SkeletonBar } from "../components/Skeleton.tsx";
import { Tabs } from "../components/Tabs.tsx";
import { groupDigits } from "../format/digits.ts";
import { useMoney } from "../hooks/useMoney.ts";
import { useSelect } from "../hooks/useSelect.ts";
import { useSend } from "../hooks/useSend.ts";
import styles from "./CashOut.module.css";
import { AutoChoice, PartChoice, WholeChoice } from "./Choices.tsx";
import { CashOutFoot } from "./CashOutFoot.tsx";

type Mode = "full" | "partial" | "auto";

/** What the player has set so far, amounts in minor units; null: nothing yet. */
type Choice = {
  readonly mode: Mode;
  readonly part: number | null;
  readonly target: number | null;
};

/** The offer for the coupon that the player looks at, with what it pays and what stays; nothing while it is closed. */
export function CashOutSheet() {
  const shown = useSelect(({ cashOut }) => cashOut.shown?.couponId ?? null);
  return shown === null ? null : <OpenSheet key={shown} couponId={shown} />;
}

function OpenSheet({ couponId }: { couponId: number }) {
  const t = useTranslation();
  const send = useSend();
  const close = () => send(HideCashOut({}));
  // Not in the offer, which a sale replaces: a part that was refused must not come back as the whole bet.
  const [choice, setChoice] = useState<Choice>({ mode: "full", part: null, target: null });
  const coupon = useSelect(({ bets }) => placedCoupon(bets, couponId));
  // A lost answer may have sold it: the list of open bets can know that before the sale does.
  const isOver = useSelect(({ bets }) => hasEnded(bets, couponId)) || coupon?.status !== "open";
  const report = useSelect(({ cashOut }) => cashOut.shown?.report ?? null);
  const sale = useSelect((state) => saleOf(state, couponId));
  return (
    <Sheet
      title={t("cashOut.title")}
      count={t("cashOut.number", { number: groupDigits(couponId) })}
      onClose={close}
    >
      <div className={styles.body}>
        <div role="status">{report !== null && <Report report={report} />}</div>
        {sale !== undefined && coupon !== undefined ? (
          <CashOutFoot coupon={coupon} />
        ) : report?.tag === "done" || isOver ? (
          <>
            {report === null && coupon !== undefined && <p>{t("bets.over")}</p>}
            {coupon !== undefined && <StandingNotes coupon={coupon} />}
            <Button look="ink" isWide onPress={close}>
              {t("shell.done")}
            </Button>
          </>
        ) : (
          <Offer
            couponId={couponId}
            choice={choice}
            onChoose={(change) => setChoice((before) => ({ ...before, ...change }))}
          />
        )}
      </div>
    </Sheet>
  );
}

/** What became of the last sale. */
function Report({ report }: { report: CashOutReport }) {
  const t = useTranslation();
  const { wish } = report;
  const money = useMoney(wish.currencyIso);
  if (report.tag === "refused") {
    const key = report.code === 2012 ? "cashOut.changed" : "cashOut.refused";
    return <Note status="warning">{t(key, { amount: money(wish.amount) })}</Note>;
  }
  if (wish.mode === "auto") {
    const text =
      wish.amount === 0
        ? t("cashOut.autoRemoved")
        : t("cashOut.autoSet", { amount: money(wish.amount) });
    return <Note status="success">{text}</Note>;
  }
  return (
    <Note status="success">
      {report.left === 0
        ? t("cashOut.doneWhole", { paid: money(report.paid) })
        : t("cashOut.donePart", { paid: money(report.paid), stake: money(report.left) })}
    </Note>
  );
}

function Offer(props: {
  couponId: number;
  choice: Choice;
  onChoose: (change: Partial<Choice>) => void;
}) {
  const { couponId, onChoose } = props;
  const { mode, part, target } = props.choice;
  const t = useTranslation();
  const coupon = useSelect(({ bets }) => placedCoupon(bets, couponId));
  const offer = useSelect(({ cashOut }) => cashOut.shown && bodyOf(cashOut.shown.offer));
  const hasFailed = useSelect(
    ({ cashOut }) => cashOut.shown && lastError(cashOut.shown.offer) !== null,
  );
  if (coupon === undefined) return null;
  if (offer === null)
    return hasFailed ? (
      <Note status="warning">{t("cashOut.failed")}</Note>
    ) : (
      <Loading>
        <SkeletonBar heightRem={3} />
        <SkeletonBar heightRem={13} />
      </Loading>
    );
  const choices = [
    { id: "full", text: t("cashOut.whole") },
    { id: "partial", text: t("cashOut.part") },
    { id: "auto", text: t("cashOut.auto") },
  ] as const;
  return (
    <>
      <Tabs
        name={t("cashOut.how")}
        choices={choices}
        current={mode}
        onChoose={(chosen) => onChoose({ mode: chosen })}
        isBare
      />
      <div className={styles.choice}>
        {hasFailed && <Note status="warning">{t("cashOut.old")}</Note>}
        <StandingNotes coupon={coupon} />
        {mode === "full" && <WholeChoice coupon={coupon} offer={offer} />}
        {mode === "partial" && (
          <PartChoice
            coupon={coupon}
            offer={offer}
            chosen={part}
            onChoose={(minor) => onChoose({ part: minor })}
          />
        )}
        {mode === "auto" && (
          <AutoChoice
            coupon={coupon}
            offer={offer}
            chosen={target}
            onChoose={(minor) => onChoose({ target: minor })}
          />
        )}
      </div>
    </>
  );
}
