import { useState } from "react";
import { useWords } from "../../../infra/i18n.ts";
import { ChoiceList } from "../../components/ChoiceList.tsx";
import { Icon } from "../../components/Icon.tsx";
import { Sheet } from "../../components/Sheet.tsx";
import styles from "./Registration.module.css";
import type { Entry } from "./useRegistration.ts";

type Choice = { readonly id: number; readonly title: string; readonly about?: string };

/** Country and currency, each chosen in a sheet. */
export function PlaceFields({ entry }: { entry: Entry }) {
  const words = useWords();
  const { form, draft } = entry;
  const field = form.types
    .flatMap(({ fields }) => fields)
    .find(({ name, options }) => name === "countryId" && options !== undefined);
  const countries = (field?.options ?? []).flatMap(({ id, name }): Choice[] =>
    typeof id === "number" ? [{ id, title: name }] : [],
  );
  const currencies = form.currencies.map(({ id, iso, name }) => ({ id, title: iso, about: name }));
  return (
    <div className={styles.two}>
      <Picked
        label={words("registration.country")}
        choices={countries}
        current={draft.countryId}
        onChoose={entry.chooseCountry}
      />
      <Picked
        label={words("registration.currency")}
        choices={currencies}
        current={draft.currencyId}
        onChoose={(id) => entry.change("currencyId", id)}
      />
    </div>
  );
}

/** A choice shown as a field; the choices open in a sheet. */
export function Picked(props: {
  label: string;
  /** Of the button, to which a form gives the focus. */
  id?: string | undefined;
  /** Id of what is said of the choice. */
  describedBy?: string | undefined;
  choices: readonly Choice[];
  current: number;
  onChoose: (id: number) => void;
}) {
  const { label, choices, current, onChoose } = props;
  const words = useWords();
  const [isOpen, setIsOpen] = useState(false);
  const chosen = choices.find(({ id }) => id === current)?.title ?? words("registration.choose");
  return (
    <div className={styles.pick}>
      <span className={styles.label}>{label}</span>
      <button
        type="button"
        id={props.id}
        aria-describedby={props.describedBy}
        className={styles.choice}
        aria-haspopup="dialog"
        aria-label={`${label}, ${chosen}`}
        onClick={() => setIsOpen(true)}
      >
        <span>{chosen}</span>
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
