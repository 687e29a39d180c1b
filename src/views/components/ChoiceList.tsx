import { classes } from "./classes.ts";
import { Icon } from "./Icon.tsx";
import { moveFocus, roving } from "./roving.ts";
import styles from "./ChoiceList.module.css";

/** A radio group whose choices may have a description. Tab reaches the chosen one, arrow keys choose. */
export function ChoiceList<Id extends string | number>(props: {
  name: string;
  current: string | number;
  choices: readonly {
    readonly id: Id;
    readonly title: string;
    readonly about?: string | undefined;
    readonly value?: string | undefined;
    /** Language of the title, if it is not that of the page. */
    readonly lang?: string | undefined;
  }[];
  /** Arrow keys only move the focus; for a choice that changes the whole page. */
  isTappedOnly?: boolean | undefined;
  onChoose: (id: Id) => void;
}) {
  const isNoneChosen = !props.choices.some(({ id }) => id === props.current);
  return (
    <div
      role="radiogroup"
      aria-label={props.name}
      onKeyDown={(event) => {
        const focused = moveFocus(event);
        if (props.isTappedOnly !== true) focused?.click();
      }}
    >
      {props.choices.map(({ id, title, about, value, lang }, index) => {
        const isChosen = id === props.current;
        return (
          <button
            {...roving}
            key={id}
            type="button"
            role="radio"
            lang={lang}
            aria-checked={isChosen}
            tabIndex={isChosen || (isNoneChosen && index === 0) ? 0 : -1}
            className={styles.choice}
            onClick={() => props.onChoose(id)}
          >
            <span className={styles.texts}>
              <span className={styles.title}>{title}</span>
              {about !== undefined && <span className={styles.about}>{about}</span>}
            </span>
            {value !== undefined && <span className={styles.value}>{value}</span>}
            <Icon name="check" size="sm" className={classes(!isChosen && styles.unset)} />
          </button>
        );
      })}
    </div>
  );
}
