import { useState } from "react";
import { MailHistory } from "../../../commands/historyOrders.ts";
import {
  type HistoryOrder,
  type Period,
  areAccountsAwaited,
  dayAt,
  faultOf,
  namedAccountId,
  periodOf,
} from "../../../events/historyOrders/index.ts";
import { pathOf } from "../../../events/navigation/index.ts";
import { timeZoneOf } from "../../../events/settings/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Band, Card } from "../../components/Band.tsx";
import { Button } from "../../components/Button.tsx";
import { Loading } from "../../components/Skeleton.tsx";
import { RowSkeleton } from "../../content/ContentSkeleton.tsx";
import { ContentPage } from "../../content/ContentPage.tsx";
import { useSelect } from "../../hooks/useSelect.ts";
import { useSend } from "../../hooks/useSend.ts";
import { AccountField } from "./AccountField.tsx";
import { Done } from "./Done.tsx";
import styles from "./HistoryOrders.module.css";
import { OrderProblem } from "./OrderProblem.tsx";
import { PeriodFields } from "./PeriodFields.tsx";
import { useHistoryOrder } from "./useHistoryOrder.ts";

type What = "bets" | "casino";

/** A letter with what was played within some days. [route-bets-003] */
export function HistoryMail({ what }: { what: What }) {
  const t = useTranslation();
  const language = useSelect(({ settings }) => settings.language);
  const isAwaited = useSelect(areAccountsAwaited);
  const order = useHistoryOrder(`${what}Mail`);
  return (
    <ContentPage
      title={t(what === "bets" ? "historyOrders.mail" : "historyOrders.casinoMail")}
      parentPath={pathOf({ name: what === "bets" ? "history" : "menu" }, language)}
    >
      {order.tag === "done" ? (
        <Done message={order.message} text={t("historyOrders.mailSent")} />
      ) : isAwaited && what === "bets" ? (
        <Loading>
          <RowSkeleton rows={5} />
        </Loading>
      ) : (
        <Band>
          <Card isPadded>
            <MailForm what={what} order={order} />
          </Card>
        </Band>
      )}
    </ContentPage>
  );
}

function MailForm({ what, order }: { what: What; order: HistoryOrder }) {
  const t = useTranslation();
  const send = useSend();
  const named = useSelect(namedAccountId);
  const timeZone = useSelect(timeZoneOf);
  // The poll of the balance tells the time; without it the page's own beginning does.
  const today = useSelect(({ account, shell }) =>
    dayAt(account.receivedAt ?? shell.startedAt, timeZone),
  );
  const [chosen, setChosen] = useState<number | null | undefined>();
  const [typed, setTyped] = useState<Period | null>(null);
  const [isTried, setIsTried] = useState(false);
  const ofAddress = what === "bets" ? named : null;
  const accountId = chosen === undefined ? ofAddress : chosen;
  const period = typed ?? periodOf("month", today);
  const fault = faultOf(period, today);
  const submit = () => {
    setIsTried(true);
    if (fault === null) send(MailHistory({ what, accountId, ...period }));
    else document.getElementById(`history-${fault.at}`)?.focus();
  };
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <p className={styles.lead}>
        {t(what === "bets" ? "historyOrders.mailText" : "historyOrders.casinoMailText")}
      </p>
      <PeriodFields
        period={period}
        today={today}
        fault={isTried ? fault : null}
        onChange={setTyped}
      />
      {what === "bets" && <AccountField current={accountId} onChoose={setChosen} />}
      <OrderProblem order={order} unsure={t("historyOrders.mailUnsure")} />
      <Button look="action" isWide isSubmit icon="mail" isBusy={order.tag === "sending"}>
        {t(order.tag === "sending" ? "historyOrders.mailing" : "historyOrders.mailSend")}
      </Button>
    </form>
  );
}
