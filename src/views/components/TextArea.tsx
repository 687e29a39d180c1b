import { useId } from "react";
import { classes } from "./classes.ts";
import { Icon } from "./Icon.tsx";
import styles from "./TextArea.module.css";

/** A multi-line text field of a form: label above, hint or error below. */
export function TextArea(props: {
  label: string;
  value: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  /** Maximum length in characters. */
  most: number;
  hint?: string | undefined;
  /** The problem and how to fix it; marks the field as invalid and is announced with it. */
  error?: string | undefined;
  /** A form focuses its first invalid field by this id. */
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
