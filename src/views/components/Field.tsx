import { type HTMLInputAutoCompleteAttribute, type ReactNode, useId, useState } from "react";
import { useTranslation } from "../../infra/i18n.ts";
import { classes } from "./classes.ts";
import styles from "./Field.module.css";
import { Icon } from "./Icon.tsx";
import { IconButton } from "./IconButton.tsx";

export type FieldProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  hint?: string | undefined;
  /** The problem and how to fix it; marks the field as invalid and is announced with it. */
  error?: string | undefined;
  name?: string | undefined;
  type?: "text" | "password" | "tel" | "search" | "date" | undefined;
  inputMode?: "text" | "tel" | "decimal" | "numeric" | "email" | "search" | undefined;
  autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  placeholder?: string | undefined;
  isDisabled?: boolean | undefined;
  /** A form focuses its first invalid field by this id. */
  id?: string | undefined;
  /** Shown before the input in its own box, e.g. a country. */
  before?: ReactNode;
  /** Shown inside the box at its end, e.g. "show password". */
  after?: ReactNode;
};

/** A text field of a form: label above, hint or error below. */
export function Field(props: FieldProps) {
  const { label, hint, error, before, after, type = "text" } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const hintId = `${id}-hint`;
  const note = error ?? hint;
  const box = (
    <div className={classes(styles.box, after !== undefined && styles.withAfter)}>
      <input
        id={id}
        name={props.name}
        type={type}
        inputMode={props.inputMode}
        autoComplete={props.autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        placeholder={props.placeholder}
        value={props.value}
        disabled={props.isDisabled}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={note === undefined ? undefined : hintId}
        onChange={(event) => props.onChange(event.currentTarget.value)}
        onBlur={props.onBlur}
      />
      {after}
    </div>
  );
  return (
    <div className={classes(styles.field, error !== undefined && styles.faulty)}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {before === undefined ? (
        box
      ) : (
        <div className={styles.pair}>
          {before}
          {box}
        </div>
      )}
      {note !== undefined && (
        <p className={styles.hint} id={hintId}>
          {error !== undefined && <Icon name="error" size="xs" />}
          <span>{note}</span>
        </p>
      )}
    </div>
  );
}

/** A password field with a button that shows the typed text. */
export function PasswordField(props: Omit<FieldProps, "type" | "after" | "before">) {
  const t = useTranslation();
  const [isShown, setIsShown] = useState(false);
  return (
    <Field
      autoComplete="current-password"
      {...props}
      type={isShown ? "text" : "password"}
      after={
        <IconButton
          icon={isShown ? "eye-off" : "eye"}
          name={t(isShown ? "session.hidePassword" : "session.showPassword")}
          onPress={() => setIsShown(!isShown)}
        />
      }
    />
  );
}
