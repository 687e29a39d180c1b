import type { ReactNode } from "react";
import styles from "./Chip.module.css";
import { Icon, type IconName } from "./Icon.tsx";

/** One of many choices in a row that may scroll: a toggle or a link. */
export function Chip(
  props: {
    children: ReactNode;
    icon?: IconName | undefined;
    count?: string | undefined;
    /** Of a toggle: it ignores clicks. */
    isDisabled?: boolean | undefined;
  } & (
    | { href: string; isCurrent: boolean; isPressed?: undefined; onPress?: undefined }
    | { href?: undefined; isCurrent?: undefined; isPressed: boolean; onPress: () => void }
  ),
) {
  const content = (
    <>
      {props.icon !== undefined && <Icon name={props.icon} size="sm" />}
      {props.children}
      {props.count !== undefined && <span className={styles.count}>{props.count}</span>}
    </>
  );
  if (props.href !== undefined) {
    return (
      <a className={styles.chip} href={props.href} aria-current={props.isCurrent || undefined}>
        {content}
      </a>
    );
  }
  return (
    <button
      type="button"
      className={styles.chip}
      aria-pressed={props.isPressed}
      aria-disabled={props.isDisabled || undefined}
      onClick={props.isDisabled === true ? undefined : props.onPress}
    >
      {content}
    </button>
  );
}
