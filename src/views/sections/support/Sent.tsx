import type { ReactNode } from "react";
import { supportPath } from "../../../events/support/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Band, Card } from "../../components/Band.tsx";
import { Button } from "../../components/Button.tsx";
import { Note } from "../../components/Note.tsx";
import { useSelect } from "../../hooks/useSelect.ts";
import styles from "./Support.module.css";

/** Confirms that a request was received, and links back to support. */
export function Sent(props: { text: string; children?: ReactNode }) {
  const t = useTranslation();
  const language = useSelect(({ settings }) => settings.language);
  return (
    <Band>
      <Card isPadded>
        <div className={styles.form}>
          <div role="status">
            <Note status="success">{props.text}</Note>
          </div>
          {props.children}
          <Button isWide href={supportPath(language)}>
            {t("support.toSupport")}
          </Button>
        </div>
      </Card>
    </Band>
  );
}
