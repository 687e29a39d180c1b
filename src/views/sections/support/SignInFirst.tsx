import { pathOf } from "../../../events/navigation/route.ts";
import { useWords } from "../../../infra/i18n.ts";
import { Band } from "../../components/Band.tsx";
import { Button } from "../../components/Button.tsx";
import { EmptyState } from "../../components/ErrorBlock.tsx";
import { useSelect } from "../../hooks/useSelect.ts";

/** What belongs to an account is shown to its player alone. */
export function SignInFirst(props: { text: string }) {
  const words = useWords();
  const language = useSelect(({ settings }) => settings.language);
  return (
    <Band>
      <EmptyState
        title={words("support.signInTitle")}
        text={props.text}
        action={
          <Button look="action" href={pathOf({ name: "login" }, language)}>
            {words("session.logIn")}
          </Button>
        }
      />
    </Band>
  );
}
