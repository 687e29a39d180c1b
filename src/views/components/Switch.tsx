import { Icon } from "./Icon.tsx";
import styles from "./Switch.module.css";

/** On or off at once, without a save. */
export function Switch(props: { name: string; isOn: boolean; onToggle: () => void }) {
  return (
    <button
      type="button"
      role="switch"
      className={styles.switch}
      aria-checked={props.isOn}
      aria-label={props.name}
      onClick={props.onToggle}
    >
      <i className={styles.knob}>{props.isOn && <Icon name="check" size="xs" />}</i>
    </button>
  );
}

/** A box to tick in a form. */
export function Check(props: {
  text: string;
  isOn: boolean;
  /** The first faulty field of a form takes the focus by this id. */
  id?: string | undefined;
  /** Id of what is read with it. */
  describedBy?: string | undefined;
  onChange: (isOn: boolean) => void;
}) {
  return (
    <label className={styles.check}>
      <input
        id={props.id}
        type="checkbox"
        aria-describedby={props.describedBy}
        className="vh"
        checked={props.isOn}
        onChange={(event) => props.onChange(event.currentTarget.checked)}
      />
      <span className={styles.box}>{props.isOn && <Icon name="check" size="xs" />}</span>
      <span>{props.text}</span>
    </label>
  );
}
