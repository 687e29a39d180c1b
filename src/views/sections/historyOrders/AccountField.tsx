import { useTranslation } from "../../../infra/i18n.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import { Picked } from "../../forms/Picked.tsx";

/** 0 is never an account id. */
const allAccountsId = 0;

/** The account to use; null means all accounts. Hidden if the player has only one. */
export function AccountField(props: {
  current: number | null;
  onChoose: (accountId: number | null) => void;
}) {
  const { current, onChoose } = props;
  const t = useTranslation();
  const accounts = useSelect(({ account }) => account.accounts);
  if (accounts.length < 2) return null;
  return (
    <Picked
      label={t("historyOrders.account")}
      choices={[
        { id: allAccountsId, title: t("historyOrders.allAccounts") },
        ...accounts.map(({ id, label }) => ({
          id,
          title: label,
          about: t("account.number", { number: id }),
        })),
      ]}
      current={current ?? allAccountsId}
      onChoose={(id) => onChoose(id === allAccountsId ? null : id)}
    />
  );
}
