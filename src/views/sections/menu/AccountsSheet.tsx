import { useEffect } from "react";
import {
  AddCurrency,
  ChooseAddCurrency,
  OpenAccounts,
  RefreshAccounts,
  RemoveCurrency,
  SwitchAccount,
} from "../../../commands/account.ts";
import { type Account, accountTypes } from "../../../events/account/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Overline } from "../../components/Band.tsx";
import { Button } from "../../components/Button.tsx";
import { IconButton } from "../../components/IconButton.tsx";
import { KeyValues, ListRow } from "../../components/ListRow.tsx";
import { Note } from "../../components/Note.tsx";
import { Sheet } from "../../components/Sheet.tsx";
import { callMessage } from "../../format/errorMessage.ts";
import { useMoney } from "../../hooks/useMoney.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import { formatTime } from "../../format/dates.ts";
import { useSend } from "../../hooks/useSend.ts";
import { useTimeView } from "../../hooks/useTimeView.ts";
import styles from "./AccountsSheet.module.css";

/**
 * Switches, adds and removes accounts, and asks for their balances. A change sends the command and closes; the
 * result is a notification.
 */
export function AccountsSheet({ onClose }: { onClose: () => void }) {
  const t = useTranslation();
  const send = useSend();
  const accounts = useSelect(({ account }) => account.accounts);
  const currencies = useSelect(({ account }) => account.currencies);
  const currenciesError = useSelect(({ account }) => account.currenciesError);
  const chosen = useSelect(({ account }) => account.selectedAddCurrency);
  const isChanging = useSelect(({ account }) => account.change !== null);
  useEffect(() => send(OpenAccounts({})), [send]);
  const sendAndClose = (command: Parameters<typeof send>[0]) => {
    onClose();
    send(command);
  };
  const own = accounts.filter(({ type }) => type !== accountTypes.bonus);
  const bonus = accounts.filter(({ type }) => type === accountTypes.bonus);
  const addable = currencies.filter(({ id }) => own.every(({ currencyId }) => currencyId !== id));
  const toOpen = addable.find(({ id }) => id === chosen);
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
    <Sheet
      title={t("account.title")}
      onClose={onClose}
      foot={
        toOpen && (
          <Button
            look="action"
            size="cta"
            isWide
            onPress={() => sendAndClose(AddCurrency({ currencyId: toOpen.id }))}
          >
            {t("account.open", { currency: toOpen.iso })}
          </Button>
        )
      }
    >
      <BalancesAge />
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
      {currenciesError !== null && currencies.length === 0 && (
        <div role="alert">
          <Note
            status="error"
            action={{
              text: t("shell.main_refreshing_button"),
              onPress: () => send(OpenAccounts({})),
            }}
          >
            {`${t("account.currenciesFailed")} ${t(callMessage(currenciesError))}`}
          </Note>
        </div>
      )}
      {addable.length > 0 && (
        <>
          <Overline>{t("account.add")}</Overline>
          <ul>
            {addable.map(({ id, iso, name }) => (
              <li key={id}>
                <ListRow
                  title={name}
                  value={iso}
                  isCurrent={id === chosen}
                  onPress={() => send(ChooseAddCurrency({ currencyId: id === chosen ? null : id }))}
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </Sheet>
  );
}

/** Since when the balances are known, and a way to ask for them now. */
function BalancesAge() {
  const t = useTranslation();
  const send = useSend();
  const view = useTimeView();
  const receivedAt = useSelect(({ account }) => account.receivedAt);
  const isUpdating = useSelect(({ account }) => account.isUpdateBalanceProcess);
  const error = useSelect(({ account }) => account.updateError);
  return (
    <>
      <div role="alert">
        {error !== null && (
          <Note status="error">{`${t("account.refreshFailed")} ${t(callMessage(error))}`}</Note>
        )}
      </div>
      <div className={styles.age}>
        <span>
          {receivedAt !== null && t("account.asOf", { time: formatTime(receivedAt, view) })}
        </span>
        <Button
          look="quiet"
          size="sm"
          icon="refresh"
          isBusy={isUpdating}
          onPress={() => send(RefreshAccounts({}))}
        >
          {t("account.refresh")}
        </Button>
      </div>
    </>
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
