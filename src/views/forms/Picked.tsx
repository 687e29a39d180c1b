import { useState } from "react";
import { useTranslation } from "../../infra/i18n.ts";
import { ChoiceList } from "../components/ChoiceList.tsx";
import { Icon } from "../components/Icon.tsx";
import { Sheet } from "../components/Sheet.tsx";
import styles from "./Picked.module.css";

export type Choice = { readonly id: number; readonly title: string; readonly about?: string };

/** A field whose choices open in a sheet. */
export function Picked(props: {
  label: string;
  /** Id of the button; a form focuses it when the choice is invalid. */
  id?: string | undefined;
  /** Id of the element that describes the choice. */
  describedBy?: string | undefined;
  choices: readonly Choice[];
  current: number;
  onChoose: (id: number) => void;
}) {
  const { label, choices, current, onChoose } = props;
  const t = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const chosenTitle = choices.find(({ id }) => id === current)?.title ?? t("registration.choose");
  return (
    <div className={styles.pick}>
      <span className={styles.label}>{label}</span>
      <button
        type="button"
        id={props.id}
        aria-describedby={props.describedBy}
        className={styles.choice}
        aria-haspopup="dialog"
        aria-label={`${label}, ${chosenTitle}`}
        onClick={() => setIsOpen(true)}
      >
        <span>{chosenTitle}</span>
        <Icon name="chevron-down" size="xs" />
      </button>
      {isOpen && (
        <Sheet title={label} onClose={() => setIsOpen(false)}>
          <ChoiceList
            name={label}
            current={current}
            choices={choices}
            onChoose={(id) => {
              onChoose(id);
              setIsOpen(false);
            }}
          />
        </Sheet>
      )}
    </div>
  );
}
