import type { ReactNode } from "react";
import { useTranslation } from "../../infra/i18n.ts";
import { IconButton } from "./IconButton.tsx";
import { Page } from "./Page.tsx";
import { Pitch } from "./Pitch.tsx";
import styles from "./PitchPage.module.css";

/** A page with one form on a plain background, headed by a corner of the pitch. */
export function PitchPage(props: {
  title: string;
  /** A muted line under the title. */
  lead?: string | undefined;
  /** The logo, linked to home. */
  mark: ReactNode;
  /** An action beside the close button. */
  beside?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}) {
  const t = useTranslation();
  const { title, lead, mark, beside, onClose, children } = props;
  return (
    <Page
      isPlain
      bar={
        <Pitch drawing="corner" className={styles.head}>
          <div className={styles.bar}>
            {mark}
            {beside}
            <IconButton icon="close" name={t("shell.close")} onPress={onClose} />
          </div>
          <h1 className={styles.title}>{title}</h1>
          {lead !== undefined && <p className={styles.lead}>{lead}</p>}
        </Pitch>
      }
    >
      {children}
    </Page>
  );
}
