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

type Props = { notification: Notification; timeLeft: TimeLeft | undefined };

/** What became of a bet, of several, or of what was asked for one. */
export function BetNews(props: Props) {
  switch (props.notification.text) {
    case "cashOutRefused":
    case "powerBetRefused":
      return <Refused {...props} />;
    default:
      return <Settled {...props} />;
  }
}

/** What became of a bet, or of several, and the way to it in the history. */
function Settled(props: Props) {
  const { id, text, values = {} } = props.notification;
  const t = useTranslation();
  const send = useSend();
  const money = useMoney(String(values["iso"] ?? "EUR"));
  const isOne = text === "betSettled";
  const count = Number(values["count"] ?? 0);
  const see = {
    text: t(isOne ? "bets.settledSee" : "bets.settledSeeAll"),
    onPress: () => send(OpenSettledBet({ id })),
  };
  return (
    <News
      {...props}
      title={isOne ? titleOf(values, money, t) : t("bets.settledMany", { count })}
      text={isOne ? ofBet(values, money, t) : undefined}
      actions={[see]}
    />
  );
}

/** A cash out or a power bet that the server refused after the player had closed what would have said so. */
function Refused(props: Props) {
  const { text, values = {} } = props.notification;
  const t = useTranslation();
  const money = useMoney(String(values["iso"] ?? "EUR"));
  const amount = money(Number(values["amount"] ?? 0));
  const number = numberOf(values);
  if (text === "powerBetRefused") {
    const why = [t("bets.notPlacedFor", { number }), String(values["message"] ?? "")];
    return (
      <News
        {...props}
        title={t("bets.notPlaced", { amount })}
        text={why.join(" ").trim()}
        actions={[]}
      />
    );
  }
  const isAutomatic = values["mode"] === "auto";
  return (
    <News
      {...props}
      title={isAutomatic ? t("bets.notSet") : t("bets.notSold", { amount })}
      text={t(isAutomatic ? "bets.notSetFor" : "bets.notSoldOf", { number })}
      actions={[]}
    />
  );
}

function News(
  props: Props & {
    title: string;
    text: string | undefined;
    actions: readonly { readonly text: string; readonly onPress: () => void }[];
  },
) {
  const { id, status } = props.notification;
  const { title, text } = props;
  const send = useSend();
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
        actions={props.actions}
        timeLeft={props.timeLeft}
        onClose={() => send(CloseNotification({ id }))}
        onHold={() => send(HoldNotification({ id }))}
        onRelease={() => send(ReleaseNotification({ id }))}
      />
    </>
  );
}

type Values = NonNullable<Notification["values"]>;

const numberOf = (values: Values): string => groupDigits(Number(values["couponId"] ?? 0));

function ofBet(values: Values, money: ReturnType<typeof useMoney>, t: Translate): string {
  const count = Number(values["count"] ?? 0);
  const went = Number(values["went"] ?? 0);
  const bet = t(count === 1 ? "bets.settledPick" : "bets.settledOf", {
    count,
    name: String(values["name"] ?? ""),
    number: numberOf(values),
  });
  return went > 0 ? `${bet}. ${t("bets.settledWent", { amount: money(went) })}` : bet;
}

function titleOf(values: Values, money: ReturnType<typeof useMoney>, t: Translate): string {
  if (values["payout"] === undefined && values["betStatus"] !== "lost")
    return t("bets.settledMany", { count: 1 });
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
