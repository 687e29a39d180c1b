import { useState } from "react";
import { WriteToSupport } from "../../../commands/support.ts";
import { supportPath, topics as topicsResource } from "../../../events/support/index.ts";
import type { Topic } from "../../../events/support/events.ts";
import { type TranslationKey, useTranslation } from "../../../infra/i18n.ts";
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
import { SendProblem } from "../../forms/SendProblem.tsx";
import styles from "./Support.module.css";
import { TopicField } from "./TopicField.tsx";

const mostSigns = 4000;

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
type Faulty = "topicId" | "email" | "text";

/** In the order of the form, so that the first fault takes the focus. */
function faultsOf({ topicId, email, text }: Draft): Partial<Record<Faulty, TranslationKey>> {
  return {
    ...(topicId === 0 ? { topicId: "support.topicMissing" } : {}),
    ...(/^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(email.trim()) ? {} : { email: "support.emailWrong" }),
    ...(text.trim() === "" ? { text: "support.textMissing" } : {}),
  };
}

/** What is typed stays until it has arrived. */
function LetterForm({ topics }: { topics: readonly Topic[] }) {
  const t = useTranslation();
  const send = useSend();
  const letter = useSelect(({ support }) => support.letter);
  const [draft, setDraft] = useState<Draft>({ topicId: 0, email: "", name: "", text: "" });
  const [isTried, setIsTried] = useState(false);
  const faults = isTried ? faultsOf(draft) : {};
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part });
  const fault = (name: Faulty): string | undefined => {
    const textKey = faults[name];
    return textKey && t(textKey);
  };
  const submit = () => {
    setIsTried(true);
    const [first] = Object.keys(faultsOf(draft));
    if (first !== undefined) {
      document.getElementById(`letter-${first}`)?.focus();
      return;
    }
    const { topicId, email, name, text } = draft;
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
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <SendProblem sending={letter} />
      <TopicField
        id="letter-topicId"
        topics={topics}
        current={draft.topicId}
        error={fault("topicId")}
        onChoose={(topicId) => change({ topicId })}
      />
      <Field
        id="letter-email"
        label={t("support.email")}
        hint={t("support.emailHint")}
        inputMode="email"
        autoComplete="email"
        value={draft.email}
        error={fault("email")}
        onChange={(email) => change({ email })}
      />
      <Field
        label={t("support.name")}
        autoComplete="name"
        value={draft.name}
        onChange={(name) => change({ name: name.slice(0, 100) })}
      />
      <TextArea
        id="letter-text"
        label={t("support.text")}
        hint={t("support.textHint", { count: mostSigns })}
        most={mostSigns}
        value={draft.text}
        error={fault("text")}
        onChange={(text) => change({ text })}
      />
      <Button look="action" isWide isSubmit isBusy={letter.tag === "sending"}>
        {t(letter.tag === "sending" ? "support.sending" : "support.send")}
      </Button>
    </form>
  );
}
