import { WriteToSupport } from "../../../commands/support.ts";
import { supportPath, topics as topicsResource } from "../../../events/support/index.ts";
import type { Topic } from "../../../events/support/events.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Band, Card } from "../../components/Band.tsx";
import { Button } from "../../components/Button.tsx";
import { Field } from "../../components/Field.tsx";
import { TextArea } from "../../components/TextArea.tsx";
import { RowSkeleton } from "../../content/ContentSkeleton.tsx";
import { ContentPage } from "../../content/ContentPage.tsx";
import { RemoteContent } from "../../content/RemoteContent.tsx";
import { useSelect } from "../../hooks/useSelect.ts";
import { useSend } from "../../hooks/useSend.ts";
import { toBeSealed } from "../../forms/toBeSealed.ts";
import { Sent } from "./Sent.tsx";
import { Form } from "../../forms/Form.tsx";
import { SubmissionProblem } from "../../forms/SubmissionProblem.tsx";
import { isEmail, missing, type Problem, useForm } from "../../forms/useForm.ts";
import styles from "./Support.module.css";
import { TopicField } from "./TopicField.tsx";

const maxLength = 4000;

/** A message to support by email. [info-001] */
export function LetterPage() {
  const t = useTranslation();
  const language = useSelect(({ settings }) => settings.language);
  const letter = useSelect(({ support }) => support.letter);
  const topics = useSelect((state) =>
    topicsResource.dataOf(state, { lng: state.settings.language }),
  );
  return (
    <ContentPage title={t("support.write")} parentPath={supportPath(language)}>
      {letter.tag === "sent" ? (
        <Sent text={t("support.sent")} />
      ) : (
        <RemoteContent data={topics} skeleton={<RowSkeleton rows={4} />}>
          {(items) => (
            <Band>
              <Card isPadded>
                <LetterForm topics={items} />
              </Card>
            </Band>
          )}
        </RemoteContent>
      )}
    </ContentPage>
  );
}

type Draft = {
  readonly topicId: number;
  readonly email: string;
  readonly name: string;
  readonly text: string;
};
/** In form order. */
const requiredFields = ["topicId", "email", "text"] as const;

function problemOf(name: keyof Draft, { topicId, email, text }: Draft): Problem | null {
  switch (name) {
    case "topicId":
      return topicId === 0 ? { textKey: "support.topicMissing" } : null;
    case "email":
      return isEmail(email) ? null : { textKey: "support.emailWrong" };
    case "text":
      return missing(text, "support.textMissing");
    case "name":
      return null;
  }
}

/** The input is kept until the server has received it. */
function LetterForm({ topics }: { topics: readonly Topic[] }) {
  const t = useTranslation();
  const send = useSend();
  const letter = useSelect(({ support }) => support.letter);
  const isSending = letter.tag === "sending";
  const form = useForm<Draft>({
    id: "letter",
    initial: { topicId: 0, email: "", name: "", text: "" },
    problemOf,
  });
  const submit = () => {
    if (!form.validate(requiredFields)) return;
    const { topicId, email, name, text } = form.draft;
    send(
      WriteToSupport({
        topicId,
        email: toBeSealed(email.trim()),
        text: toBeSealed(text.trim()),
        ...(name.trim() === "" ? {} : { name: toBeSealed(name.trim()) }),
      }),
    );
  };
  return (
    <Form className={styles.form} isSending={isSending} onSubmit={submit}>
      <SubmissionProblem submission={letter} />
      <TopicField
        id={form.fieldId("topicId")}
        topics={topics}
        current={form.draft.topicId}
        error={form.problem("topicId")}
        onChoose={(topicId) => form.change({ topicId })}
      />
      <Field
        {...form.field("email")}
        label={t("support.email")}
        hint={t("support.emailHint")}
        inputMode="email"
        autoComplete="email"
      />
      <Field
        {...form.field("name")}
        label={t("support.name")}
        autoComplete="name"
        onChange={(name) => form.change({ name: name.slice(0, 100) })}
      />
      <TextArea
        {...form.field("text")}
        label={t("support.text")}
        hint={t("support.textHint", { count: maxLength })}
        most={maxLength}
      />
      <Button look="action" isWide isSubmit isBusy={isSending}>
        {t(isSending ? "support.sending" : "support.send")}
      </Button>
    </Form>
  );
}
