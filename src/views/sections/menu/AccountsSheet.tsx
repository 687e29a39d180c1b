import { useEffect } from "react";
import {
  AddCurrency,
  OpenAccounts,
  RemoveCurrency,
  SwitchAccount,
} from "../../../commands/account.ts";
import { type Account, accountTypes } from "../../../events/account/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Overline } from "../../components/Band.tsx";
import { IconButton } from "../../components/IconButton.tsx";
import { KeyValues, ListRow } from "../../components/ListRow.tsx";
import { Sheet } from "../../components/Sheet.tsx";
import { useMoney } from "../../hooks/useMoney.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import { useSend } from "../../hooks/useSend.ts";
import styles from "./AccountsSheet.module.css";

/** Switches, adds and removes accounts. A tap sends the command and closes; the result is a notification. */
export function AccountsSheet({ onClose }: { onClose: () => void }) {
  const t = useTranslation();
  const send = useSend();
  const accounts = useSelect(({ account }) => account.accounts);
  const currencies = useSelect(({ account }) => account.currencies);
  const isChanging = useSelect(({ account }) => account.change !== null);
  useEffect(() => send(OpenAccounts({})), [send]);
  const sendAndClose = (command: Parameters<typeof send>[0]) => {
    onClose();
    send(command);
  };
  const own = accounts.filter(({ type }) => type !== accountTypes.bonus);
  const bonus = accounts.filter(({ type }) => type === accountTypes.bonus);
  const addable = currencies.filter(({ id }) => own.every(({ currencyId }) => currencyId !== id));
  if (isChanging) {
    return (
      <Sheet title={t("account.title")} onClose={onClose}>
        <p className={styles.changing} role="status">
          {t("account.changingText")}
        </p>
      </Sheet>
    );
  }
  return (
    <Sheet title={t("account.title")} onClose={onClose}>
      <ul>
        {own.map((account) => (
          <li className={styles.account} key={account.id}>
            <AccountRow
              account={account}
              onChoose={() =>
                account.isActive ? onClose() : sendAndClose(SwitchAccount({ id: account.id }))
              }
            />
            {account.type === accountTypes.currency && !account.isActive && (
              <IconButton
                icon="trash"
                name={t("account.remove", { account: account.label })}
                onPress={() => sendAndClose(RemoveCurrency({ id: account.id }))}
              />
            )}
          </li>
        ))}
      </ul>
      {bonus.length > 0 && (
        <div className={styles.bonus}>
          <KeyValues
            pairs={bonus.map((account) => ({
              name: account.label,
              value: <Money account={account} />,
            }))}
          />
        </div>
      )}
      {addable.length > 0 && (
        <>
          <Overline>{t("account.add")}</Overline>
          <ul>
            {addable.map(({ id, iso, name }) => (
              <li key={id}>
                <ListRow
                  icon="plus"
                  title={name}
                  value={iso}
                  onPress={() => sendAndClose(AddCurrency({ currencyId: id }))}
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </Sheet>
  );
}

function AccountRow({ account, onChoose }: { account: Account; onChoose: () => void }) {
  const money = useMoney(account.iso);
  return (
    <ListRow
      title={account.label}
      value={money(account.money)}
      isCurrent={account.isActive}
      onPress={onChoose}
    />
  );
}

function Money({ account }: { account: Account }) {
  return useMoney(account.iso)(account.money);
}
