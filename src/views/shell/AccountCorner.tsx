import { activeAccount } from "../../events/account/index.ts";
import { hasRegistrationButtons, registrationPath } from "../../events/layout/index.ts";
import { pathOf } from "../../events/navigation/index.ts";
import { useTranslation } from "../../infra/i18n.ts";
import { useSelect } from "../hooks/useSelect.ts";
import styles from "./AccountCorner.module.css";
import { Guard } from "./Guard.tsx";
import { late } from "./late.tsx";

const PlayerBalance = late(() => import("./PlayerBalance.tsx"), "PlayerBalance");

/** The balance of a player, login and registration for a visitor, nothing while that is unknown. */
export function AccountCorner() {
  const t = useTranslation();
  const language = useSelect(({ settings }) => settings.language);
  const sessionTag = useSelect(({ session }) => session.tag);
  const canRegister = useSelect(hasRegistrationButtons);
  const account = useSelect(({ account }) => activeAccount(account));
  if (sessionTag === "visitor") {
    return (
      <>
        {canRegister && (
          <a className={styles.logIn} href={registrationPath(language)}>
            {t("session.register")}
          </a>
        )}
        <a className={styles.logIn} href={pathOf({ name: "login" }, language)}>
          {t("session.logIn")}
        </a>
      </>
    );
  }
  if (sessionTag === "unknown" || account === null) return null;
  return (
    <Guard>
      <PlayerBalance account={account} />
    </Guard>
  );
}
