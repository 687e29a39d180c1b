import { useEffect, useRef } from "react";
import { pathOf } from "../../../events/navigation/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Band, Card } from "../../components/Band.tsx";
import { Button } from "../../components/Button.tsx";
import { Note } from "../../components/Note.tsx";
import { type PrivateText, useRevealed } from "../../hooks/useRevealed.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import styles from "./HistoryOrders.module.css";

/** An order was carried out: in the server's words, or in ours where it has none; and where to go from here. */
export function Done({ message, text }: { message: PrivateText; text: string }) {
  const t = useTranslation();
  const revealed = useRevealed();
  const language = useSelect(({ settings }) => settings.language);
  const place = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone.
  useEffect(() => place.current?.focus(), []);
  return (
    <Band>
      <Card isPadded>
        <div className={styles.form}>
          <div role="status" tabIndex={-1} ref={place} className={styles.done}>
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
