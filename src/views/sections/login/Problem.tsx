import { useEffect, useRef } from "react";
import { useTranslation } from "../../../infra/i18n.ts";
import { Note } from "../../components/Note.tsx";
import { useSelect } from "../../hooks/useSelect.ts";
import styles from "./Login.module.css";
import { signInProblem } from "./signInProblem.ts";

/** Why sign-in was refused. It takes the focus, so that it is announced and scrolled into view. */
export function Problem() {
  const t = useTranslation();
  const request = useSelect(({ auth }) => auth.request);
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (request.tag === "refused") container.current?.focus();
  }, [request]);
  return (
    <div ref={container} className={styles.problem} role="alert" tabIndex={-1}>
      {request.tag === "refused" && <Note status="error">{signInProblem(request, t)}</Note>}
    </div>
  );
}
