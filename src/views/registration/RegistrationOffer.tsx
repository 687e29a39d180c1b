import { CloseRegistrationOffer } from "../../commands/registration.ts";
import { pathOf } from "../../events/navigation/route.ts";
import { useWords } from "../../infra/i18n.ts";
import { Button } from "../components/Button.tsx";
import { Sheet } from "../components/Sheet.tsx";
import { useRegistrationDoor } from "../hooks/useRegistrationDoor.ts";
import { useSelect } from "../hooks/useSelect.ts";
import { useSend } from "../hooks/useSend.ts";
import styles from "./RegistrationOffer.module.css";

/** The way in for a visitor who has looked around; it leads to registration. [reminders-012] */
export function RegistrationOffer() {
  const words = useWords();
  const send = useSend();
  const language = useSelect(({ settings }) => settings.language);
  const close = () => send(CloseRegistrationOffer({}));
  const register = useRegistrationDoor(close);
  return (
    <Sheet
      title={words("registration.offerTitle")}
      onClose={close}
      foot={
        <div className={styles.actions}>
          <Button look="action" isWide {...register}>
            {words("registration.create")}
          </Button>
          <Button isWide href={pathOf({ name: "login" }, language)}>
            {words("session.logIn")}
          </Button>
          <Button isWide onPress={close}>
            {words("session.offerLater")}
          </Button>
        </div>
      }
    >
      <p className={styles.text}>{words("registration.offerText")}</p>
    </Sheet>
  );
}
