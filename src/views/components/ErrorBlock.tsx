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
      <svg className={styles.drawing} viewBox="0 0 120 64" aria-hidden="true">
        <path d="M4 52h34M82 52h34M22 52V16" />
        <path d="M44 52h6M57 52h6M70 52h6" className={styles.faint} />
        <path d="M22 17h20l-5 6.5 5 6.5H22" className={styles.warning} />
      </svg>
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

const keptHeight = (rem: number | undefined) =>
  rem === undefined ? undefined : { minBlockSize: `${rem}rem` };
