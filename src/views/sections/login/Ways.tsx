import type { SignInForm } from "../../../events/auth/state.ts";
import { useWords } from "../../../infra/i18n.ts";
import { Segment } from "../../components/Tabs.tsx";

/** The choice between the ways to log in. */
export function Ways(props: {
  form: SignInForm;
  forms: readonly SignInForm[];
  onChoose: (form: SignInForm) => void;
}) {
  const words = useWords();
  return (
    <Segment
      kind="radio"
      name={words("session.way")}
      choices={props.forms.map((id) =>
        id === "phone_password"
          ? { id, icon: "phone", text: words("session.byPhone") }
          : { id, icon: "mail", text: words("session.byLogin") },
      )}
      current={props.form}
      onChoose={props.onChoose}
    />
  );
}
