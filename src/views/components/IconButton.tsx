import { classes } from "./classes.ts";
import { Icon, type IconName } from "./Icon.tsx";
import styles from "./IconButton.module.css";

type IconButtonProps = {
  icon: IconName;
  /** Accessible name: the action. */
  name: string;
  /** `sm` looks smaller; the touch target stays 44 px. */
  size?: "sm" | "md" | undefined;
  /** A dot for something new. */
  hasDot?: boolean | undefined;
  isFlipped?: boolean | undefined;
  className?: string | undefined;
} & (
  | { href: string; onPress?: undefined; isPressed?: undefined; id?: undefined }
  | {
      href?: undefined;
      onPress: () => void;
      /** For a toggle only. */
      isPressed?: boolean | undefined;
      id?: string | undefined;
    }
);

export function IconButton(props: IconButtonProps) {
  const { icon, name, size = "md", hasDot, isFlipped } = props;
  const className = classes(styles.button, size === "sm" && styles.small, props.className);
  const content = (
    <>
      <Icon name={icon} size={size} isFlipped={isFlipped} />
      {hasDot === true && <i className={styles.dot} />}
    </>
  );
  if (props.href !== undefined) {
    return (
      <a className={className} href={props.href} aria-label={name}>
        {content}
      </a>
    );
  }
  return (
    <button
      type="button"
      id={props.id}
      className={className}
      aria-label={name}
      aria-pressed={props.isPressed}
      onClick={props.onPress}
    >
      {content}
    </button>
  );
}

/** A star toggle, such as for a pinned market. */
export function StarButton(props: { name: string; isOn: boolean; onPress: () => void }) {
  return (
    <IconButton
      icon={props.isOn ? "star-on" : "star"}
      name={props.name}
      size="sm"
      isPressed={props.isOn}
      onPress={props.onPress}
      className={styles.star}
    />
  );
}
