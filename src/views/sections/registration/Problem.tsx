import { useEffect, useRef } from "react";
import type { RegistrationType } from "../../../events/registrationForm/events.ts";
import type { RegistrationFormState } from "../../../events/registrationForm/index.ts";
import { useTranslation, type Translate } from "../../../infra/i18n.ts";
import { Note } from "../../components/Note.tsx";
import { useSelect } from "../../hooks/useSelect.ts";
import { faultyField, refusalText } from "./refusal.ts";
import styles from "./Registration.module.css";

/** The result of the last attempt, unless a field shows it. It takes the focus, so that it is announced. */
export function Problem({ way }: { way: RegistrationType }) {
  const t = useTranslation();
  const request = useSelect(({ registrationForm }) => registrationForm.request);
  const container = useRef<HTMLDivElement>(null);
  const note = noteOf(request, way, t);
  const hasNote = note !== null;
  useEffect(() => {
    if (hasNote) container.current?.focus();
  }, [hasNote, request]);
  return (
    <div ref={container} className={styles.problem} role="alert" tabIndex={-1}>
      {note !== null && <Note status={note.status}>{note.text}</Note>}
    </div>
  );
}

function noteOf(request: RegistrationFormState["request"], way: RegistrationType, t: Translate) {
  if (request.tag !== "answered" || request.type !== way) return null;
  switch (request.outcome) {
    case "done":
      return null;
    case "activation":
      return {
        status: "success",
        text: request.message ?? t("registration.activation"),
      } as const;
    case "unsure":
      return { status: "warning", text: t("registration.unsure") } as const;
    case "refused":
      return faultyField(request) === null
        ? ({ status: "error", text: refusalText(request, t) } as const)
        : null;
  }
}
