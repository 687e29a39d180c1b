import { useTranslation } from "../../../infra/i18n.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import { Picked } from "../../forms/Picked.tsx";

/** No account has this number. */
const all = 0;

/** Of which account; null is all of them. Who has one has nothing to choose. */
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
        { id: all, title: t("historyOrders.allAccounts") },
        ...accounts.map(({ id, label }) => ({
          id,
          title: label,
          about: t("account.number", { number: id }),
        })),
      ]}
      current={current ?? all}
      onChoose={(id) => onChoose(id === all ? null : id)}
    />
  );
}
