import { type ReactNode, useId } from "react";
import { Icon, type IconName } from "./Icon.tsx";
import styles from "./ListRow.module.css";
import { classes } from "./classes.ts";
import { Switch } from "./Switch.tsx";

type Content = {
  title: string;
  icon?: IconName | undefined;
  /** Second, muted line. */
  about?: string | undefined;
  value?: string | undefined;
};

/** A row that is a link or opens a choice; the whole row is the touch target. */
export function ListRow(
  props: Content &
    (
      | { href: string; onPress?: undefined; isCurrent?: undefined }
      | {
          href?: undefined;
          onPress: () => void;
          /** For one of several choices: whether it is the chosen one. */
          isCurrent?: boolean | undefined;
        }
    ),
) {
  if (props.href !== undefined) {
    return (
      <a className={styles.row} href={props.href}>
        <RowContent {...props} />
        <Icon name="chevron-forward" size="sm" isFlipped className={styles.end} />
      </a>
    );
  }
  return (
    <button
      type="button"
      className={styles.row}
      aria-pressed={props.isCurrent}
      onClick={props.onPress}
    >
      <RowContent {...props} />
      {props.isCurrent === undefined ? (
        <Icon name="chevron-forward" size="sm" isFlipped className={styles.end} />
      ) : (
        <Icon name="check" size="sm" className={classes(!props.isCurrent && styles.unset)} />
      )}
    </button>
  );
}

/** A setting that is on or off; the whole row is the touch target. */
export function SwitchRow(props: Content & { isOn: boolean; onToggle: () => void }) {
  const id = useId();
  return (
    <label className={styles.row} htmlFor={id}>
      <RowContent {...props} />
      <Switch id={id} name={props.title} isOn={props.isOn} onToggle={props.onToggle} />
    </label>
  );
}

function RowContent(props: Content) {
  return (
    <>
      {props.icon !== undefined && <Icon name={props.icon} className={styles.icon} />}
      <span className={styles.texts}>
        <span className={styles.title}>{props.title}</span>
        {props.about !== undefined && <span className={styles.about}>{props.about}</span>}
      </span>
      {props.value !== undefined && <span className={styles.value}>{props.value}</span>}
    </>
  );
}

/** Names and values, one pair per line. */
export function KeyValues(props: {
  pairs: readonly { readonly name: string; readonly value: ReactNode }[];
}) {
  return (
    <dl>
      {props.pairs.map((pair) => (
        <div className={styles.pair} key={pair.name}>
          <dt>{pair.name}</dt>
          <dd>{pair.value}</dd>
        </div>
      ))}
    </dl>
  );
}
