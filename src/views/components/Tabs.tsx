import { type KeyboardEvent, useRef } from "react";
import { useCentred } from "../hooks/useCentred.ts";
import { classes } from "./classes.ts";
import { Icon, type IconName } from "./Icon.tsx";
import { moveFocus, roving } from "./roving.ts";
import styles from "./Tabs.module.css";

export type Choice<Id extends string | number> = {
  readonly id: Id;
  readonly text: string;
  readonly count?: string | undefined;
  readonly icon?: IconName | undefined;
  /** Accessible name where the text is a sample: "Large text" for Aa. */
  readonly name?: string | undefined;
};

type ChoicesProps<Id extends string | number> = {
  /** Accessible name of the group. */
  name: string;
  choices: readonly Choice<Id>[];
  current: Id;
  onChoose: (id: Id) => void;
  className?: string | undefined;
};

/** Tabs that scroll sideways; the current one is scrolled into view. */
export function Tabs<Id extends string | number>(
  props: ChoicesProps<Id> & { isBare?: boolean | undefined },
) {
  const list = useRef<HTMLDivElement>(null);
  useCentred(list, String(props.current));
  return (
    <div
      ref={list}
      role="tablist"
      aria-label={props.name}
      className={classes(styles.tabs, props.isBare && styles.bare)}
      onKeyDown={chooseByKey}
    >
      {props.choices.map((choice) => (
        <TabButton key={choice.id} {...props} choice={choice} role="tab" className={styles.tab} />
      ))}
    </div>
  );
}

/** Tabs as the page's title: Live, Line. */
export function TitleTabs<Id extends string | number>(props: ChoicesProps<Id>) {
  return (
    <div role="tablist" aria-label={props.name} className={styles.titles} onKeyDown={chooseByKey}>
      {props.choices.map((choice) => (
        <TabButton key={choice.id} {...props} choice={choice} role="tab" className={styles.title} />
      ))}
    </div>
  );
}

/** Two to four equal choices that fit without scrolling: views (`tab`) or settings (`radio`). */
export function Segment<Id extends string | number>(
  props: ChoicesProps<Id> & {
    kind: "tab" | "radio";
    /** The text grows from choice to choice, for choosing a text size. */
    isSized?: boolean | undefined;
  },
) {
  const className = classes(styles.segment, props.isSized && styles.sized);
  const parts = props.choices.map((choice) => (
    <TabButton
      key={choice.id}
      {...props}
      choice={choice}
      role={props.kind}
      className={styles.part}
    />
  ));
  return props.kind === "tab" ? (
    <div role="tablist" aria-label={props.name} className={className} onKeyDown={chooseByKey}>
      {parts}
    </div>
  ) : (
    <div role="radiogroup" aria-label={props.name} className={className} onKeyDown={chooseByKey}>
      {parts}
    </div>
  );
}

function TabButton<Id extends string | number>(
  props: ChoicesProps<Id> & { choice: Choice<Id>; role: "tab" | "radio" },
) {
  const { choice, role } = props;
  const isCurrent = choice.id === props.current;
  return (
    <button
      {...roving}
      type="button"
      role={role}
      className={props.className}
      aria-selected={role === "tab" ? isCurrent : undefined}
      aria-checked={role === "radio" ? isCurrent : undefined}
      aria-label={choice.name}
      tabIndex={isCurrent ? 0 : -1}
      onClick={() => props.onChoose(choice.id)}
    >
      {choice.icon !== undefined && <Icon name={choice.icon} size="sm" />}
      <span>{choice.text}</span>
      {choice.count !== undefined && <span className={styles.count}>{choice.count}</span>}
    </button>
  );
}

function chooseByKey(event: KeyboardEvent<HTMLElement>): void {
  moveFocus(event)?.click();
}
