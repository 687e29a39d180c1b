import { hasRegistrationButtons } from "../../../events/layout/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Button } from "../../components/Button.tsx";
import { useRegistrationDoor } from "../../hooks/useRegistrationDoor.ts";
import { useSelect } from "../../hooks/useSelect.ts";

/** The way to an account for who has none; not where the site has no registration. [layouts-013] [modals-015] */
export function RegisterLink() {
  const t = useTranslation();
  const door = useRegistrationDoor();
  const isOffered = useSelect(hasRegistrationButtons);
  if (!isOffered) return null;
  return (
    <Button isWide {...door}>
      {t("registration.title")}
    </Button>
  );
}
