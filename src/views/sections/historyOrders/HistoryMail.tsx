import { hasArrived } from "../../../events/runtime/index.ts";
import { MailHistory } from "../../../commands/historyOrders.ts";
import {
  type Period,
  areAccountsAwaited,
  dayAt,
  namedAccountId,
  periodOf,
} from "../../../events/historyOrders/index.ts";
import { linkedPath, pathOf } from "../../../events/navigation/index.ts";
import { timeZoneOf } from "../../../events/settings/index.ts";
import type { Submission } from "../../../events/submission.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { AwaitedAccounts } from "../../account/AwaitedAccounts.tsx";
import { Band, Card } from "../../components/Band.tsx";
import { Button } from "../../components/Button.tsx";
import { EmptyState } from "../../components/EmptyState.tsx";
import { RowSkeleton } from "../../content/ContentSkeleton.tsx";
import { ContentPage } from "../../content/ContentPage.tsx";
import { Form } from "../../forms/Form.tsx";
import { SubmissionProblem } from "../../forms/SubmissionProblem.tsx";
import { useForm } from "../../forms/useForm.ts";
import { useRevealed } from "../../hooks/useRevealed.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import { useSend } from "../../hooks/useSend.ts";
import { AccountField } from "./AccountField.tsx";
import { Done } from "./Done.tsx";
import styles from "./HistoryOrders.module.css";
import { periodProblem, PeriodFields } from "./PeriodFields.tsx";
import { useHistoryOrder } from "./useHistoryOrder.ts";

type HistoryKind = "bets" | "casino";

/** Requests the bet or casino history of a period by email. [route-bets-003] */
export function HistoryMail({ what }: { what: HistoryKind }) {
  const t = useTranslation();
  const language = useSelect(({ settings }) => settings.language);
  const isLoading = useSelect(areAccountsAwaited);
  // An address that has not been told yet may be there.
  const hasNoEmail = useSelect(
    ({ userConfig: { config } }) => config?.user_email === null || config?.user_email === "",
  );
  const request = useHistoryOrder(`${what}Mail`);
  return (
    <ContentPage
      title={t(what === "bets" ? "historyOrders.mail" : "historyOrders.casinoMail")}
      parentPath={pathOf({ name: "history" }, language)}
    >
      {request.tag === "sent" ? (
        <Done message={request.message} text={t("historyOrders.mailSent")} />
      ) : isLoading && what === "bets" ? (
        <AwaitedAccounts skeleton={<RowSkeleton rows={5} />} />
      ) : hasNoEmail ? (
        <Band>
          <EmptyState
            title={t("historyOrders.noEmail")}
            text={t("historyOrders.noEmailText")}
            action={
              <Button href={linkedPath({ name: "support" }, language)}>
                {t("support.toSupport")}
              </Button>
            }
          />
        </Band>
      ) : (
        <Band>
          <Card isPadded>
            <MailForm what={what} request={request} />
          </Card>
        </Band>
      )}
    </ContentPage>
  );
}

function MailForm({ what, request }: { what: HistoryKind; request: Submission }) {
  const t = useTranslation();
  const send = useSend();
  const linkedAccountId = useSelect(namedAccountId);
  const email = useRevealed()(useSelect(({ userConfig }) => userConfig.config?.user_email || null));
  const timeZone = useSelect(timeZoneOf);
  // The last balance poll gives the current time; before the first one, the page start does.
  const today = useSelect(({ account, shell }) =>
    dayAt(account.receivedAt ?? shell.startedAt, timeZone),
  );
  const defaultAccountId = what === "bets" ? linkedAccountId : null;
  const isLoaded = useSelect((state) => hasArrived(state, "historyOrders"));
  const isSending = request.tag === "sending";
  const form = useForm<Period & { accountId: number | null | undefined }>({
    id: "history",
    initial: () => ({ ...periodOf("month", today), accountId: undefined }),
    problemOf: (name, draft) => periodProblem(name, draft, today),
  });
  const { accountId = defaultAccountId, from, to } = form.draft;
  return (
    <Form
      className={styles.form}
      isSending={isSending}
      onSubmit={() => {
        if (form.validate(["from", "to"])) send(MailHistory({ what, accountId, from, to }));
      }}
    >
      <p className={styles.lead}>
        {t(what === "bets" ? "historyOrders.mailText" : "historyOrders.casinoMailText")}
        {email !== "" && ` ${t("historyOrders.mailTo", { email })}`}
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
      <SubmissionProblem submission={request} unsure={t("historyOrders.mailUnsure")} />
      <Button look="action" isWide isSubmit icon="mail" isBusy={isSending || !isLoaded}>
        {t(isSending ? "historyOrders.mailing" : "historyOrders.mailSend")}
      </Button>
    </Form>
  );
}
