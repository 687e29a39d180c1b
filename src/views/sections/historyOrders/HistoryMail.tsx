import { MailHistory } from "../../../commands/historyOrders.ts";
import {
  type Period,
  areAccountsAwaited,
  dayAt,
  namedAccountId,
  periodOf,
} from "../../../events/historyOrders/index.ts";
import { pathOf } from "../../../events/navigation/index.ts";
import { timeZoneOf } from "../../../events/settings/index.ts";
import type { Submission } from "../../../events/submission.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Band, Card } from "../../components/Band.tsx";
import { Button } from "../../components/Button.tsx";
import { Loading } from "../../components/Skeleton.tsx";
import { RowSkeleton } from "../../content/ContentSkeleton.tsx";
import { ContentPage } from "../../content/ContentPage.tsx";
import { Form } from "../../forms/Form.tsx";
import { SubmissionProblem } from "../../forms/SubmissionProblem.tsx";
import { useForm } from "../../forms/useForm.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import { useSend } from "../../hooks/useSend.ts";
import { AccountField } from "./AccountField.tsx";
import { Done } from "./Done.tsx";
import styles from "./HistoryOrders.module.css";
import { periodProblem, PeriodFields } from "./PeriodFields.tsx";
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
      {order.tag === "sent" ? (
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

function MailForm({ what, order }: { what: What; order: Submission }) {
  const t = useTranslation();
  const send = useSend();
  const named = useSelect(namedAccountId);
  const timeZone = useSelect(timeZoneOf);
  // The poll of the balance tells the time; without it the page's own beginning does.
  const today = useSelect(({ account, shell }) =>
    dayAt(account.receivedAt ?? shell.startedAt, timeZone),
  );
  const ofAddress = what === "bets" ? named : null;
  const form = useForm<Period & { accountId: number | null | undefined }>({
    id: "history",
    initial: () => ({ ...periodOf("month", today), accountId: undefined }),
    problemOf: (name, draft) => periodProblem(name, draft, today),
  });
  const { accountId = ofAddress, from, to } = form.draft;
  return (
    <Form
      className={styles.form}
      isSending={order.tag === "sending"}
      onSubmit={() => {
        if (form.validate(["from", "to"])) send(MailHistory({ what, accountId, from, to }));
      }}
    >
      <p className={styles.lead}>
        {t(what === "bets" ? "historyOrders.mailText" : "historyOrders.casinoMailText")}
      </p>
      <PeriodFields
        period={{ from, to }}
        today={today}
        from={form.field("from")}
        to={form.field("to")}
        onChange={form.change}
      />
      {what === "bets" && (
        <AccountField current={accountId} onChoose={(id) => form.change({ accountId: id })} />
      )}
      <SubmissionProblem submission={order} unsure={t("historyOrders.mailUnsure")} />
      <Button look="action" isWide isSubmit icon="mail" isBusy={order.tag === "sending"}>
        {t(order.tag === "sending" ? "historyOrders.mailing" : "historyOrders.mailSend")}
      </Button>
    </Form>
  );
}
