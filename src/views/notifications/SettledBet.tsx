import { useDeferredValue } from "react";
import {
  CloseNotification,
  HoldNotification,
  ReleaseNotification,
} from "../../commands/notifications.ts";
import { OpenSettledBet } from "../../commands/settlements.ts";
import type { Notification } from "../../events/notifications/index.ts";
import { useTranslation, type Translate } from "../../infra/i18n.ts";
import { type TimeLeft, Toast } from "../components/Toast.tsx";
import { groupDigits } from "../format/digits.ts";
import { useMoney } from "../hooks/useMoney.ts";
import { useSend } from "../hooks/useSend.ts";

/** What became of a bet, or of several, and the way to it in the history. */
export function SettledBet(props: { notification: Notification; timeLeft: TimeLeft | undefined }) {
  const { notification } = props;
  const { id, status, values = {} } = notification;
  const t = useTranslation();
  const send = useSend();
  const money = useMoney(String(values["iso"] ?? "EUR"));
  const isOne = notification.text === "betSettled";
  const count = Number(values["count"] ?? 0);
  const title = isOne ? titleOf(values, money, t) : t("bets.settledMany", { count });
  const text = isOne
    ? t(count === 1 ? "bets.settledPick" : "bets.settledOf", {
        count,
        name: String(values["name"] ?? ""),
        number: groupDigits(Number(values["couponId"] ?? 0)),
      })
    : undefined;
  // A live region announces only changes, so the text is set after it is mounted.
  const spoken = useDeferredValue([title, text].join(" ").trim(), "");
  return (
    <>
      <div className="vh" role="status">
        {spoken}
      </div>
      <Toast
        status={status}
        title={title}
        text={text}
        actions={[
          {
            text: t(isOne ? "bets.settledSee" : "bets.settledSeeAll"),
            onPress: () => send(OpenSettledBet({ id })),
          },
        ]}
        timeLeft={props.timeLeft}
        onClose={() => send(CloseNotification({ id }))}
        onHold={() => send(HoldNotification({ id }))}
        onRelease={() => send(ReleaseNotification({ id }))}
      />
    </>
  );
}

function titleOf(
  values: NonNullable<Notification["values"]>,
  money: ReturnType<typeof useMoney>,
  t: Translate,
): string {
  const paid = Number(values["payout"] ?? 0);
  const staked = Number(values["amount"] ?? 0);
  const sums = { amount: money(paid), stake: money(staked) };
  switch (values["betStatus"]) {
    case "won":
      return t(paid < staked ? "bets.settledPaidLess" : "bets.settledWon", sums);
    case "lost":
      return t("bets.settledLost", sums);
    case "returned":
    case "cancelled":
      return t("bets.settledReturned", sums);
    case "cashed_out":
      return t("bets.settledCashedOut", sums);
    default:
      return t("bets.settledOther", sums);
  }
}
