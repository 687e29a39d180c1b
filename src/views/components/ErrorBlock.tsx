import type { ReactNode } from "react";
import { useTranslation } from "../../infra/i18n.ts";
import { Button } from "./Button.tsx";
import styles from "./ErrorBlock.module.css";

/**
 * Shown for a part that did not load: an explanation and a retry. The operator may override these texts by
 * their keys. [sections-009] [sections-010]
 */
export function ErrorBlock(props: {
  title?: string | undefined;
  text?: string | undefined;
  /** It replaces a whole page. */
  isPage?: boolean | undefined;
  /** A refresh is running. */
  isBusy?: boolean | undefined;
  onRefresh?: (() => void) | undefined;
  /** Height in rem that the part had before, to avoid a layout shift. */
  keptRem?: number | undefined;
}) {
  const t = useTranslation();
  const { isBusy, onRefresh } = props;
  return (
    <div className={styles.block} role="alert" style={keptHeight(props.keptRem)}>
      <Drawing tone="fault" />
      <div className={styles.title}>{props.title ?? t("shell.main_dictionary_load_error")}</div>
      <p className={styles.text}>{props.text ?? t("shell.main_dictionary_refresh_page")}</p>
      {onRefresh !== undefined && (
        <Button look="ink" size="sm" icon="refresh" isBusy={isBusy} onPress={onRefresh}>
          {t(
            isBusy === true
              ? "shell.refreshing"
              : props.isPage === true
                ? "shell.main_page_refresh_button"
                : "shell.main_refreshing_button",
          )}
        </Button>
      )}
    </div>
  );
}

/** Shown in place of empty content, with a way to fill it. */
export function EmptyState(props: {
  title: string;
  text?: string | undefined;
  action?: ReactNode;
}) {
  return (
    <div className={styles.block}>
      <Drawing tone="empty" />
      <h2 className={styles.bigTitle}>{props.title}</h2>
      {props.text !== undefined && <p className={styles.text}>{props.text}</p>}
      {props.action}
    </div>
  );
}

function Drawing(props: { tone: "fault" | "empty" }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 120 64" aria-hidden="true">
      {props.tone === "fault" ? (
        <>
          <path d="M4 52h34M82 52h34M22 52V16" />
          <path d="M44 52h6M57 52h6M70 52h6" className={styles.faint} />
          <path d="M22 17h20l-5 6.5 5 6.5H22" className={styles.warning} />
        </>
      ) : (
        <>
          <path d="M4 56h112M4 38a18 18 0 0 1 18 18M4 56V8" />
          <path d="M4 9h22l-5 6.5 5 6.5H4" className={styles.brand} />
        </>
      )}
    </svg>
  );
}

const keptHeight = (rem: number | undefined) =>
  rem === undefined ? undefined : { minBlockSize: `${rem}rem` };
