import { activeAccount } from "../../events/account/index.ts";
import { hasRegistrationButtons, registrationPath } from "../../events/layout/index.ts";
import { pathOf } from "../../events/navigation/index.ts";
import { isVisitor } from "../../events/session/index.ts";
import { useTranslation } from "../../infra/i18n.ts";
import { useSelect } from "../hooks/useSelect.ts";
import styles from "./AccountCorner.module.css";
import { OptionalPart } from "./OptionalPart.tsx";
import { late } from "./late.tsx";

const PlayerBalance = late(() => import("./PlayerBalance.tsx"), "PlayerBalance");

/** The balance of a player, login and registration for a visitor; while that is unknown, the room of a balance. */
export function AccountCorner() {
  const t = useTranslation();
  const language = useSelect(({ settings }) => settings.language);
  const forVisitor = useSelect(({ session }) => isVisitor(session));
  const canRegister = useSelect(hasRegistrationButtons);
  const account = useSelect(({ account }) => activeAccount(account));
  if (forVisitor) {
    return (
      <span className={styles.corner} data-account="">
        {canRegister && (
          <a className={styles.logIn} href={registrationPath(language)}>
            {t("session.register")}
          </a>
        )}
        <a className={styles.logIn} href={pathOf({ name: "login" }, language)}>
          {t("session.logIn")}
        </a>
      </span>
    );
  }
  return (
    <span className={styles.player}>
      {account !== null && (
        <OptionalPart>
          <PlayerBalance account={account} />
        </OptionalPart>
      )}
    </span>
  );
}
