import { useId } from "react";
import { classes } from "./classes.ts";
import { Icon } from "./Icon.tsx";
import styles from "./TextArea.module.css";

/** Several lines of a form: label above, hint or error below. */
export function TextArea(props: {
  label: string;
  value: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  /** In characters; more cannot be typed. */
  most: number;
  hint?: string | undefined;
  /** What is wrong and how to put it right; marks the field and is read with it. */
  error?: string | undefined;
  /** The first faulty field of a form takes the focus by this id. */
  id?: string | undefined;
}) {
  const { label, value, onChange, most, hint, error } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const note = error ?? hint;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <textarea
        id={id}
        className={styles.text}
        maxLength={most}
        value={value}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={note === undefined ? undefined : `${id}-hint`}
        onChange={(event) => onChange(event.currentTarget.value)}
        onBlur={props.onBlur}
      />
      {note !== undefined && (
        <p id={`${id}-hint`} className={classes(styles.hint, error !== undefined && styles.faulty)}>
          {error !== undefined && <Icon name="error" size="xs" />}
          <span>{note}</span>
        </p>
      )}
    </div>
  );
}
