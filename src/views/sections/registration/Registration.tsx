import { pathOf } from "../../../events/navigation/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Button } from "../../components/Button.tsx";
import { PitchPage } from "../../components/PitchPage.tsx";
import { useSelect } from "../../hooks/useSelect.ts";
import { HomeMark } from "../../shell/HomeMark.tsx";
import { useBack } from "../../shell/useBack.ts";
import { RegistrationForm } from "./RegistrationForm.tsx";

/** The registration page. */
export function Registration() {
  const t = useTranslation();
  const language = useSelect(({ settings }) => settings.language);
  const age = useSelect(({ shell }) => shell.config?.ageRestriction?.minAge ?? 18);
  const home = pathOf({ name: "home" }, language);
  const back = useBack(home);
  return (
    <PitchPage
      title={t("registration.title")}
      lead={t("registration.lead", { age })}
      mark={<HomeMark />}
      beside={
        <Button look="quiet" size="sm" href={pathOf({ name: "login" }, language)}>
          {t("session.logIn")}
        </Button>
      }
      onClose={back}
    >
      <RegistrationForm />
    </PitchPage>
  );
}
