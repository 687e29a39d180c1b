import { OpenRegistrationForm } from "../../../commands/registrationForm.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Note } from "../../components/Note.tsx";
import { type Choice, Picked } from "../../forms/Picked.tsx";
import { useSelect } from "../../hooks/useSelect.ts";
import { useSend } from "../../hooks/useSend.ts";
import styles from "./Registration.module.css";
import type { Entry } from "./useRegistration.ts";

/** Country and currency, each chosen in a sheet. Changing the country reloads the form, which can fail. */
export function PlaceFields({ entry }: { entry: Entry }) {
  const t = useTranslation();
  const send = useSend();
  const hasFailed = useSelect(({ registrationForm }) => registrationForm.form.tag === "failed");
  const { body, draft } = entry;
  const field = body.types
    .flatMap(({ fields }) => fields)
    .find(({ name, options }) => name === "countryId" && options !== undefined);
  const countries = (field?.options ?? []).flatMap(({ id, name }): Choice[] =>
    typeof id === "number" ? [{ id, title: name }] : [],
  );
  const currencies = body.currencies.map(({ id, iso, name }) => ({ id, title: iso, about: name }));
  const retry = () => send(OpenRegistrationForm({ countryId: draft.countryId }));
  return (
    <>
      <div className={styles.two}>
        <Picked
          label={t("registration.country")}
          choices={countries}
          current={draft.countryId}
          onChoose={entry.chooseCountry}
        />
        <Picked
          label={t("registration.currency")}
          choices={currencies}
          current={draft.currencyId}
          onChoose={(id) => entry.change({ currencyId: id })}
        />
      </div>
      <div role="status" className={styles.problem}>
        {hasFailed && (
          <Note
            status="warning"
            action={{ text: t("shell.main_refreshing_button"), onPress: retry }}
          >
            {t("registration.countryFailed")}
          </Note>
        )}
      </div>
    </>
  );
}
