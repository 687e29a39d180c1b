import { useEffect, useRef } from "react";
import { pathOf } from "../../../events/navigation/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Band, Card } from "../../components/Band.tsx";
import { Button } from "../../components/Button.tsx";
import { Note } from "../../components/Note.tsx";
import { type PrivateText, useRevealed } from "../../hooks/useRevealed.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import styles from "./HistoryOrders.module.css";

/** Confirms a request with the server's message or a default text, and links to the history. */
export function Done({ message, text }: { message: PrivateText; text: string }) {
  const t = useTranslation();
  const revealed = useRevealed();
  const language = useSelect(({ settings }) => settings.language);
  const container = useRef<HTMLDivElement>(null);
  // The focused button was removed.
  useEffect(() => container.current?.focus(), []);
  return (
    <Band>
      <Card isPadded>
        <div className={styles.form}>
          <div role="status" tabIndex={-1} ref={container} className={styles.done}>
            <Note status="success">{revealed(message) || text}</Note>
          </div>
          <Button isWide href={pathOf({ name: "history" }, language)}>
            {t("historyOrders.toHistory")}
          </Button>
        </div>
      </Card>
    </Band>
  );
}
