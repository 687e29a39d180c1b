import type { ReactNode } from "react";
import { useTranslation } from "../../infra/i18n.ts";
import { Button } from "./Button.tsx";
import { classes } from "./classes.ts";
import { Icon, type IconName } from "./Icon.tsx";
import { IconButton } from "./IconButton.tsx";
import { glyphOf, type Status } from "./Note.tsx";
import styles from "./Toast.module.css";
import { variables } from "./at.ts";

type ToastAction = { readonly text: string; readonly onPress: () => void };

/** Time until a message closes. The line only displays it; a rule closes the message. */
export type TimeLeft = {
  readonly totalMs: number;
  readonly leftMs: number;
  readonly isPaused: boolean;
};

/** Hover or focus pauses the time of a message; leaving it resumes it. */
type Hold = { readonly onHold?: () => void; readonly onRelease?: () => void };

/** A message over the page: title, text, up to two buttons. */
export function Toast(
  props: {
    status: Status;
    icon?: IconName | undefined;
    title: string;
    text?: string | undefined;
    /** Main action last, nearest to the thumb. */
    actions?: readonly ToastAction[] | undefined;
    timeLeft?: TimeLeft | undefined;
    /** Without it the message cannot be closed. */
    onClose?: (() => void) | undefined;
  } & Hold,
) {
  const { status, title, text, actions = [], timeLeft, onClose } = props;
  const t = useTranslation();
  return (
    <div className={classes(styles.toast, styles[status])} {...holdHandlers(props)}>
      <span className={styles.glyph}>
        <Icon name={props.icon ?? glyphOf(status)} size="sm" />
      </span>
      <div className={styles.texts}>
        <div className={styles.title}>{title}</div>
        {text !== undefined && <div className={styles.text}>{text}</div>}
      </div>
      {onClose !== undefined && (
        <IconButton
          icon="close"
          name={t("notifications.close")}
          onPress={onClose}
          className={styles.close}
        />
      )}
      {actions.length > 0 && (
        <div className={styles.actions}>
          {actions.map((action, index) => (
            <Button
              key={action.text}
              size="sm"
              look={index === actions.length - 1 && actions.length > 1 ? "ink" : "tonal"}
              onPress={action.onPress}
            >
              {action.text}
            </Button>
          ))}
        </div>
      )}
      {timeLeft !== undefined && <TimeLeftLine {...timeLeft} />}
    </div>
  );
}

/** One line about what was done, and one action such as undo. */
export function Snackbar(
  props: {
    text: string;
    icon?: IconName | undefined;
    action?: ToastAction | undefined;
    timeLeft?: TimeLeft | undefined;
  } & Hold,
) {
  const { icon, action } = props;
  return (
    <div className={styles.snack} {...holdHandlers(props)}>
      {icon !== undefined && <Icon name={icon} />}
      <span className={styles.snackText}>{props.text}</span>
      {action !== undefined && (
        <button type="button" className={styles.snackAction} onClick={action.onPress}>
          {action.text}
        </button>
      )}
      {props.timeLeft !== undefined && <TimeLeftLine {...props.timeLeft} />}
    </div>
  );
}

/** Stack of messages above the bars, the newest at the bottom. Give it at most three. */
export function ToastStack(props: { children: ReactNode }) {
  const t = useTranslation();
  return (
    <section className={styles.stack} aria-label={t("notifications.region")}>
      {props.children}
    </section>
  );
}

function TimeLeftLine(props: TimeLeft) {
  return (
    <i
      className={styles.line}
      aria-hidden="true"
      style={variables({
        "--total": `${props.totalMs}ms`,
        "--gone": `${props.leftMs - props.totalMs}ms`,
        "--play": props.isPaused ? "paused" : "running",
      })}
    />
  );
}

const holdHandlers = (hold: Hold) => ({
  onPointerEnter: hold.onHold,
  onPointerLeave: hold.onRelease,
  onFocus: hold.onHold,
  onBlur: hold.onRelease,
});
