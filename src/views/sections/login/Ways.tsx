import type { SignInForm } from "../../../events/auth/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Segment } from "../../components/Tabs.tsx";

/** Switches between the ways to log in. */
export function Ways(props: {
  form: SignInForm;
  forms: readonly SignInForm[];
  onChoose: (form: SignInForm) => void;
}) {
  const t = useTranslation();
  return (
    <Segment
      kind="radio"
      name={t("session.way")}
      choices={props.forms.map((id) =>
        id === "phone_password"
          ? { id, icon: "phone", text: t("session.byPhone") }
          : { id, icon: "mail", text: t("session.byLogin") },
      )}
      current={props.form}
      onChoose={props.onChoose}
    />
  );
}
