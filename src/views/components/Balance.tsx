import { useTranslation } from "../../infra/i18n.ts";
import { hiddenMoney } from "../format/money.ts";
import styles from "./Bar.module.css";
import { classes } from "./classes.ts";
import { Icon } from "./Icon.tsx";

/** A longer amount leaves out what says nothing beside the others of a phone's bar. */
const mostChars = 10;

/** The balance of the active account. */
export function Balance(props: {
  account: string;
  /** "€1,248.50"; null while the player hides it. */
  amount: string | null;
}) {
  const t = useTranslation();
  const name =
    props.amount === null
      ? t("account.hidden")
      : t("account.balanceOf", { account: props.account, amount: props.amount });
  return (
    <span
      className={classes(
        styles.balance,
        props.amount !== null && props.amount.length > mostChars && styles.long,
      )}
    >
      <span className="vh">{name}</span>
      <span aria-hidden="true">{props.amount ?? hiddenMoney}</span>
      <Icon name="wallet" size="sm" />
    </span>
  );
}
