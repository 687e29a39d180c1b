import { pathOf } from "../../../events/navigation/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Band } from "../../components/Band.tsx";
import { Button } from "../../components/Button.tsx";
import { EmptyState } from "../../components/EmptyState.tsx";
import { useSelect } from "../../hooks/useSelect.ts";

/** Shown to visitors in place of content that belongs to an account. */
export function SignInFirst(props: { text: string }) {
  const t = useTranslation();
  const language = useSelect(({ settings }) => settings.language);
  return (
    <Band>
      <EmptyState
        title={t("support.signInTitle")}
        text={props.text}
        action={
          <Button look="action" href={pathOf({ name: "login" }, language)}>
            {t("session.logIn")}
          </Button>
        }
      />
    </Band>
  );
}
