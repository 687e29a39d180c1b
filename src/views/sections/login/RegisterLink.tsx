import { hasRegistrationButtons } from "../../../events/layout/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Button } from "../../components/Button.tsx";
import { useRegistrationEntry } from "../../hooks/useRegistrationEntry.ts";
import { useSelect } from "../../hooks/useSelect.ts";

/** Link to registration; hidden if the site has no registration. [layouts-013] [modals-015] */
export function RegisterLink() {
  const t = useTranslation();
  const entryPoint = useRegistrationEntry();
  const isOffered = useSelect(hasRegistrationButtons);
  if (!isOffered) return null;
  return (
    <Button isWide {...entryPoint}>
      {t("registration.title")}
    </Button>
  );
}
