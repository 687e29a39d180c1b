import type { RegistrationFormBody } from "../../../events/registrationForm/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { ChoiceList } from "../../components/ChoiceList.tsx";
import { useSelect } from "../../hooks/useSelect.ts";
import type { Draft } from "./draft.ts";
import styles from "./Registration.module.css";

/** A bonus or none: all choices look the same, and "none" is preselected. [auth-006] */
export function BonusChoice(props: {
  bonuses: RegistrationFormBody["bonuses"];
  current: Draft["bonusId"];
  onChoose: (id: Draft["bonusId"]) => void;
}) {
  const t = useTranslation();
  const offeredIds = useSelect(({ shell }) => shell.config?.registration?.bonusChoices);
  const choices = props.bonuses.flatMap(({ id, title }) =>
    isBonus(id) && (offeredIds?.includes(id) ?? true) ? [{ id, title }] : [],
  );
  if (choices.length < 2) return null;
  return (
    <div className={styles.pick}>
      <span className={styles.label}>{t("registration.bonus")}</span>
      <div className={styles.list}>
        <ChoiceList
          name={t("registration.bonus")}
          current={props.current}
          choices={choices}
          onChoose={props.onChoose}
        />
      </div>
    </div>
  );
}

const isBonus = (id: number): id is Draft["bonusId"] => id === 0 || id === 1 || id === 2;
