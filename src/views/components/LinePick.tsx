import { useTranslation } from "../../infra/i18n.ts";
import { Icon } from "./Icon.tsx";
import styles from "./OddsGroup.module.css";
import { roving } from "./roving.ts";

/** Switches to another line for the totals of a match. */
export function LinePick(props: { label: string; line: string; onPress: () => void }) {
  const t = useTranslation();
  return (
    <button
      {...roving}
      type="button"
      className={styles.pick}
      aria-label={t("sports.lineChange", { line: props.line })}
      onClick={props.onPress}
    >
      <span className={styles.label}>{props.label}</span>{" "}
      <span className={styles.value}>
        {props.line}
        <Icon name="chevron-down" size="tiny" />
      </span>
    </button>
  );
}

/** The line of the totals when there is no other to choose. */
export function LineMark(props: { label: string; line: string }) {
  return (
    <div className={styles.pick}>
      <span className={styles.label}>{props.label}</span>
      <span className={styles.value}>{props.line}</span>
    </div>
  );
}
