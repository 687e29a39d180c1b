import { AppealBlock, RefreshAppeals } from "../../../commands/support.ts";
import { supportLinks } from "../../../events/support/index.ts";
import type { Appeal } from "../../../events/support/events.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Band, Card } from "../../components/Band.tsx";
import { Button } from "../../components/Button.tsx";
import { Note } from "../../components/Note.tsx";
import { Page } from "../../components/Page.tsx";
import { Loading } from "../../components/Skeleton.tsx";
import { TextArea } from "../../components/TextArea.tsx";
import { RemoteContent } from "../../content/RemoteContent.tsx";
import { RowSkeleton } from "../../content/ContentSkeleton.tsx";
import { formatMoment } from "../../format/dates.ts";
import { useClient } from "../../hooks/client.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import { useSend } from "../../hooks/useSend.ts";
import { useTimeView } from "../../hooks/useTimeView.ts";
import { useNow } from "../../sports/useNow.ts";
import { toBeSealed } from "../../forms/toBeSealed.ts";
import { Form } from "../../forms/Form.tsx";
import { SubmissionProblem } from "../../forms/SubmissionProblem.tsx";
import { missing, useForm } from "../../forms/useForm.ts";
import { SignInFirst } from "../support/SignInFirst.tsx";
import styles from "../support/Support.module.css";

const maxLength = 4000;

/** Appeals against a block with their answers, and a form for a new one. [route-blocking-003] */
export default function BlockAppeals() {
  const t = useTranslation();
  const session = useSelect(({ session: { tag } }) => tag);
  const language = useSelect(({ settings }) => settings.language);
  return (
    <Page bar={null}>
      <h1 className="vh">{t("support.appeals")}</h1>
      {session === "unknown" && (
        <Loading>
          <RowSkeleton rows={3} />
        </Loading>
      )}
      {session === "player" && <Appeals />}
      {session === "visitor" && <SignInFirst text={t("support.signInAppeals")} />}
      <Band>
        <Button href={supportLinks(language).support}>{t("support.title")}</Button>
      </Band>
    </Page>
  );
}

function Appeals() {
  const t = useTranslation();
  const send = useSend();
  const appeals = useSelect(({ support }) => support.appeals);
  return (
    <RemoteContent
      data={appeals}
      skeleton={<RowSkeleton rows={3} />}
      failedText={t("support.appealsFailed")}
      onRefresh={() => send(RefreshAppeals({}))}
    >
      {(items) => <AppealList items={items} />}
    </RemoteContent>
  );
}

function AppealList({ items }: { items: readonly Appeal[] }) {
  const t = useTranslation();
  // One that was received waits, whether or not the list that has it comes.
  const isReceived = useSelect(({ support }) => support.appeal.tag === "sent");
  const isWaiting = isReceived || items.some(({ state }) => state === "open");
  return (
    <>
      <Band title={t("support.appeals")}>
        <Card isPadded>
          {isWaiting ? (
            <div role="status">
              <Note status="info">{t("support.appealWaits")}</Note>
            </div>
          ) : (
            <AppealForm />
          )}
        </Card>
      </Band>
      <Band title={t("support.appealsYours")}>
        <Card>
          {items.length === 0 ? (
            <p className={styles.call}>{t("support.appealsNone")}</p>
          ) : (
            <ul>
              {items.map((appeal) => (
                <OwnAppeal key={appeal.id} appeal={appeal} />
              ))}
            </ul>
          )}
        </Card>
      </Band>
    </>
  );
}

/** The input is kept until the server has received it. */
function AppealForm() {
  const t = useTranslation();
  const send = useSend();
  const appeal = useSelect(({ support }) => support.appeal);
  const isSending = appeal.tag === "sending";
  const form = useForm({
    id: "appeal",
    initial: { text: "" },
    problemOf: (_name, { text }) => missing(text, "support.textMissing"),
  });
  return (
    <Form
      className={styles.form}
      isSending={isSending}
      onSubmit={() => {
        if (form.validate(["text"]))
          send(AppealBlock({ text: toBeSealed(form.draft.text.trim()) }));
      }}
    >
      <SubmissionProblem submission={appeal} conflict={t("support.appealWaits")} />
      <p className={styles.lead}>{t("support.appealsText")}</p>
      <TextArea
        {...form.field("text")}
        label={t("support.appealLabel")}
        hint={t("support.textHint", { count: maxLength })}
        most={maxLength}
      />
      <Button look="action" isWide isSubmit isBusy={isSending}>
        {t(isSending ? "support.sending" : "support.appealSend")}
      </Button>
    </Form>
  );
}

const states = {
  open: "support.appealOpen",
  accepted: "support.appealAccepted",
  rejected: "support.appealRejected",
} as const;

function OwnAppeal({ appeal: { at, text, state, answer } }: { appeal: Appeal }) {
  const t = useTranslation();
  const { reveal } = useClient();
  const view = useTimeView();
  const now = useNow();
  const asText = (value: unknown): string => (typeof value === "string" ? value : "");
  return (
    <li className={styles.call}>
      <span className={styles.texts}>
        <span className={styles.title}>{t(states[state])}</span>
        <span className={styles.about}>{formatMoment(at * 1000, now, view)}</span>
        <span className={styles.own}>{asText(reveal(text))}</span>
        {answer !== undefined && (
          <span className={styles.own}>
            <strong>{t("support.answer")}: </strong>
            {asText(reveal(answer))}
          </span>
        )}
      </span>
    </li>
  );
}
