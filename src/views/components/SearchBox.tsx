import { longestText } from "../forms/useSearchText.ts";
import { Icon } from "./Icon.tsx";
import styles from "./SearchBox.module.css";

/** A field that narrows the list below it. */
export function SearchBox(props: {
  name: string;
  value: string;
  onChange: (text: string) => void;
}) {
  return (
    <div className={styles.field}>
      <Icon name="search" size="sm" />
      <input
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={longestText}
        aria-label={props.name}
        placeholder={props.name}
        value={props.value}
        onChange={(event) => props.onChange(event.currentTarget.value)}
      />
    </div>
  );
}
