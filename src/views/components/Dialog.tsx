import { type ReactNode, useId } from "react";
import styles from "./Dialog.module.css";
import { useModal } from "./useModal.ts";

/** A modal question or message. Only its own buttons and Esc close it. */
export function Dialog(props: {
  /** A row above the title, such as an icon or a close button. */
  head?: ReactNode;
  title: string;
  text?: string | undefined;
  children?: ReactNode;
  /** Buttons, the main one first. */
  actions: ReactNode;
  /** An `alertdialog`, read at once with its text: log out, one-click, limits. */
  isAlert?: boolean | undefined;
  /** Called on Esc; without it Esc does nothing. */
  onClose?: (() => void) | undefined;
}) {
  const { title, text, isAlert } = props;
  const titleId = useId();
  const textId = useId();
  const { dialog, heading, onCancel } = useModal(props.onClose);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      role={isAlert === true ? "alertdialog" : undefined}
      aria-labelledby={titleId}
      aria-describedby={text === undefined ? undefined : textId}
      onCancel={onCancel}
    >
      {props.head !== undefined && <div className={styles.head}>{props.head}</div>}
      <div className={styles.texts}>
        <h2 className={styles.title} id={titleId} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {text !== undefined && (
          <p className={styles.text} id={textId}>
            {text}
          </p>
        )}
      </div>
      {props.children}
      <div className={styles.actions}>{props.actions}</div>
    </dialog>
  );
}
