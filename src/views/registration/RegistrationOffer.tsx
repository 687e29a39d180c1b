import { CloseRegistrationOffer } from "../../commands/registration.ts";
import { pathOf } from "../../events/navigation/index.ts";
import { useTranslation } from "../../infra/i18n.ts";
import { Button } from "../components/Button.tsx";
import { Sheet } from "../components/Sheet.tsx";
import { useRegistrationEntry } from "../hooks/useRegistrationEntry.ts";
import { useSelect } from "../hooks/useSelect.ts";
import { useSend } from "../hooks/useSend.ts";
import styles from "./RegistrationOffer.module.css";

/** Invites a visitor who has looked around to register. [reminders-012] */
export function RegistrationOffer() {
  const t = useTranslation();
  const send = useSend();
  const language = useSelect(({ settings }) => settings.language);
  const close = () => send(CloseRegistrationOffer({}));
  const register = useRegistrationEntry(close);
  return (
    <Sheet
      title={t("registration.offerTitle")}
      onClose={close}
      foot={
        <div className={styles.actions}>
          <Button look="action" isWide {...register}>
            {t("registration.create")}
          </Button>
          <Button isWide href={pathOf({ name: "login" }, language)}>
            {t("session.logIn")}
          </Button>
          <Button isWide onPress={close}>
            {t("session.offerLater")}
          </Button>
        </div>
      }
    >
      <p className={styles.text}>{t("registration.offerText")}</p>
    </Sheet>
  );
}
