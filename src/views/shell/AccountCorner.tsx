import { activeAccount } from "../../events/account/state.ts";
import { pathOf } from "../../events/navigation/route.ts";
import { type Language, localeOf, useWords } from "../../infra/i18n.ts";
import { Balance } from "../components/Bar.tsx";
import { formatMoney } from "../format/money.ts";
import { useSelect } from "../hooks/useSelect.ts";
import styles from "./AccountCorner.module.css";

/** Who is here: the balance of a player, the way in for a visitor, nothing while that is not known. */
export function AccountCorner() {
  const words = useWords();
  const language = useSelect(({ settings }) => settings.language);
  const who = useSelect(({ session }) => session.tag);
  const account = useSelect(({ account }) => activeAccount(account));
  if (who === "visitor") {
    return (
      <a className={styles.logIn} href={pathOf({ name: "login" }, language)}>
        {words("session.logIn")}
      </a>
    );
  }
  if (who === "unknown" || account === null) return null;
  const minor = Math.round(account.money * 100);
  return (
    <Balance
      account={account.label}
      amount={formatMoney(minor, account.iso, localeOf(language as Language))}
    />
  );
}
