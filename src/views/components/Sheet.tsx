import { type PointerEvent, type ReactNode, type RefObject, useId, useRef } from "react";
import { useTranslation } from "../../infra/i18n.ts";
import { classes } from "./classes.ts";
import { IconButton } from "./IconButton.tsx";
import styles from "./Sheet.module.css";
import { showSheet } from "./layers.ts";
import { useModal } from "./useModal.ts";
import { usePageVariable } from "./usePageVariable.ts";

/** A sheet pulled down by more than this share of its height closes. */
const closeShare = 0.3;

/** A panel that slides up over the page. A pull down, Esc, the backdrop or the button close it. */
export function Sheet(props: {
  title: string;
  /** Muted text after the title, a count. */
  count?: string | undefined;
  /** Links and buttons of the title row. */
  actions?: ReactNode;
  foot?: ReactNode;
  children: ReactNode;
  /**
   * CSS variable on the root element that holds the sheet's height, so that the page can make room for it.
   */
  heightVariable?: `--${string}` | undefined;
  /** A back button before the title instead of the close button after it. */
  hasBack?: boolean | undefined;
  onClose: () => void;
}) {
  const { title, count, heightVariable, hasBack, onClose } = props;
  const t = useTranslation();
  const titleId = useId();
  const panel = useRef<HTMLDivElement>(null);
  const { dialog, heading, onCancel } = useModal(onClose, showSheet);
  const pull = usePullDown(panel, onClose);
  usePageVariable(panel, heightVariable);
  return (
    <dialog ref={dialog} className={styles.layer} aria-labelledby={titleId} onCancel={onCancel}>
      <button
        type="button"
        className={styles.backdrop}
        tabIndex={-1}
        aria-hidden="true"
        onClick={onClose}
      />
      <div ref={panel} className={styles.sheet}>
        <div className={styles.head} {...pull}>
          <i className={styles.grabber} />
          <div className={classes(styles.titles, hasBack && styles.withBack)}>
            {hasBack === true && (
              <IconButton icon="back" isFlipped name={t("shell.back")} onPress={onClose} />
            )}
            <h2 className={styles.title} id={titleId} ref={heading} tabIndex={-1}>
              {title}
              {count !== undefined && <span className={styles.count}> {count}</span>}
            </h2>
            {props.actions}
            {hasBack !== true && (
              <IconButton icon="close" name={t("shell.close")} onPress={onClose} />
            )}
          </div>
        </div>
        <div className={styles.body}>{props.children}</div>
        {props.foot !== undefined && <div className={styles.foot}>{props.foot}</div>}
      </div>
    </dialog>
  );
}

/** Handlers for pulling the panel down by its header. */
function usePullDown(panel: RefObject<HTMLElement | null>, onClose: () => void) {
  const startY = useRef<number | null>(null);
  const move = (distance: number) => {
    panel.current?.style.setProperty("translate", `0 ${Math.max(0, distance)}px`);
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.target instanceof Element && event.target.closest("button, a") !== null) return;
      startY.current = event.clientY;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (startY.current !== null) move(event.clientY - startY.current);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      if (startY.current === null) return;
      const pulled = event.clientY - startY.current;
      startY.current = null;
      if (pulled > (panel.current?.clientHeight ?? 0) * closeShare) onClose();
      else move(0);
    },
    onPointerCancel: () => {
      startY.current = null;
      move(0);
    },
  };
}
