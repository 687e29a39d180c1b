import { activeAccount } from "../../events/account/state.ts";
import {
  hasRegistrationButtons,
  registrationPath,
} from "../../events/layout/registrationButtons.ts";
import { minorOf } from "../../events/money/minorUnits.ts";
import { pathOf } from "../../events/navigation/route.ts";
import type { Language } from "../../events/settings/languages.ts";
import { localeOf, useWords } from "../../infra/i18n.ts";
import { Balance } from "../components/Bar.tsx";
import { formatMoney } from "../format/money.ts";
import { useSelect } from "../hooks/useSelect.ts";
import styles from "./AccountCorner.module.css";

/** Who is here: the balance of a player, the way in for a visitor, nothing while that is not known. */
export function AccountCorner() {
  const words = useWords();
  const language = useSelect(({ settings }) => settings.language);
  const who = useSelect(({ session }) => session.tag);
  const canRegister = useSelect(hasRegistrationButtons);
  const account = useSelect(({ account }) => activeAccount(account));
  if (who === "visitor") {
    return (
      <>
        {canRegister && (
          <a className={styles.logIn} href={registrationPath(language)}>
            {words("session.register")}
          </a>
        )}
        <a className={styles.logIn} href={pathOf({ name: "login" }, language)}>
          {words("session.logIn")}
        </a>
      </>
    );
  }
  if (who === "unknown" || account === null) return null;
  const minor = minorOf(account.money, account.iso);
  return (
    <Balance
      account={account.label}
      amount={formatMoney(minor, account.iso, localeOf(language as Language))}
    />
  );
}
