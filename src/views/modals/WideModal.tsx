import { type ReactNode, useId } from "react";
import { useTranslation } from "../../infra/i18n.ts";
import { classes } from "../components/classes.ts";
import { IconButton } from "../components/IconButton.tsx";
import { useModal } from "../components/useModal.ts";
import styles from "./WideModal.module.css";

/** A modal as wide as the page, or 95 % of it. [modals-003] [modals-004] */
export function WideModal(props: {
  title: string;
  width: "full" | "almost";
  children: ReactNode;
  onClose: () => void;
}) {
  const t = useTranslation();
  const titleId = useId();
  const { dialog, heading, onCancel } = useModal(props.onClose);
  return (
    <dialog
      ref={dialog}
      className={classes(styles.modal, props.width === "almost" && styles.almost)}
      aria-labelledby={titleId}
      onCancel={onCancel}
    >
      <div className={styles.head}>
        <h2 className={styles.title} id={titleId} ref={heading} tabIndex={-1}>
          {props.title}
        </h2>
        <IconButton icon="close" name={t("shell.close")} onPress={props.onClose} />
      </div>
      {props.children}
    </dialog>
  );
}
