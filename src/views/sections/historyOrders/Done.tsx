import { useEffect, useRef } from "react";
import { pathOf } from "../../../events/navigation/index.ts";
import type { ServerMessage } from "../../../events/historyOrders/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Band, Card } from "../../components/Band.tsx";
import { Button } from "../../components/Button.tsx";
import { Note } from "../../components/Note.tsx";
import { useClient } from "../../hooks/client.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import styles from "./HistoryOrders.module.css";

/** An order is carried out: in the server's words, or in ours where it has none; and where to go from here. */
export function Done({ message, text }: { message: ServerMessage; text: string }) {
  const t = useTranslation();
  const { reveal } = useClient();
  const language = useSelect(({ settings }) => settings.language);
  const place = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone.
  useEffect(() => place.current?.focus(), []);
  const serverText = message === null ? "" : reveal(message);
  return (
    <Band>
      <Card isPadded>
        <div className={styles.form}>
          <div role="status" tabIndex={-1} ref={place} className={styles.done}>
            <Note status="success">
              {typeof serverText === "string" && serverText !== "" ? serverText : text}
            </Note>
          </div>
          <Button isWide href={pathOf({ name: "history" }, language)}>
            {t("historyOrders.toHistory")}
          </Button>
        </div>
      </Card>
    </Band>
  );
}
