import { Icon } from "./Icon.tsx";
import styles from "./Switch.module.css";

/** A switch that takes effect at once, without saving. */
export function Switch(props: {
  name: string;
  isOn: boolean;
  onToggle: () => void;
  /** Of a label that is pressed as well. */
  id?: string;
}) {
  return (
    <button
      type="button"
      id={props.id}
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

/** A checkbox of a form. */
export function Check(props: {
  text: string;
  isOn: boolean;
  /** Used to focus the first invalid field of a form. */
  id?: string | undefined;
  /** Id of the element that describes it (`aria-describedby`). */
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
