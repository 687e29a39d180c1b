import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "../../../infra/i18n.ts";
import { Button } from "../../components/Button.tsx";
import { Note } from "../../components/Note.tsx";
import { Form } from "../../forms/Form.tsx";
import { useSelect } from "../../hooks/useSelect.ts";
import { signInProblem } from "../../sections/login/signInProblem.ts";
import styles from "../ForgotPassword.module.css";

/** One step: introduction, the server's refusal if any, fields and submit button. */
export function StepForm(props: {
  about: string;
  children: ReactNode;
  button: string;
  onSubmit: () => void;
  /** Buttons that lead to another step. */
  others?: ReactNode;
}) {
  const t = useTranslation();
  const isSending = useSelect(({ passwordReset }) => passwordReset.isSending);
  const problem = useSelect(({ passwordReset }) => passwordReset.problem);
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problem !== null) container.current?.focus();
  }, [problem]);
  return (
    <Form className={styles.step} isSending={isSending} onSubmit={props.onSubmit}>
      <p className={styles.text} tabIndex={-1}>
        {props.about}
      </p>
      <div ref={container} className={styles.problem} role="alert" tabIndex={-1}>
        {problem !== null && (
          <Note status="error">
            {signInProblem(
              {
                tag: "refused",
                code: problem.code ?? 0,
                reason: problem.tag,
                ...(problem.retryAfterMs === undefined
                  ? {}
                  : { retryAfterMs: problem.retryAfterMs }),
              },
              t,
            )}
          </Note>
        )}
      </div>
      {props.children}
      <Button look="action" size="cta" isWide isSubmit isBusy={isSending}>
        {props.button}
      </Button>
      {Boolean(props.others) && <div className={styles.others}>{props.others}</div>}
    </Form>
  );
}
