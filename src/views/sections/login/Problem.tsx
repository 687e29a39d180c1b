import { useEffect, useRef } from "react";
import { useTranslation } from "../../../infra/i18n.ts";
import { Note } from "../../components/Note.tsx";
import { useSelect } from "../../hooks/useSelect.ts";
import styles from "./Login.module.css";
import { signInProblem } from "./signInProblem.ts";

/** Why the player was not let in; read at once, and in view. */
export function Problem() {
  const t = useTranslation();
  const request = useSelect(({ auth }) => auth.request);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (request.tag === "refused") place.current?.focus();
  }, [request]);
  return (
    <div ref={place} className={styles.problem} role="alert" tabIndex={-1}>
      {request.tag === "refused" && <Note status="error">{signInProblem(request, t)}</Note>}
    </div>
  );
}
