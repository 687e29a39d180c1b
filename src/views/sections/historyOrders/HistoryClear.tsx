import { hasArrived } from "../../../events/runtime/index.ts";
import { useState } from "react";
import { ClearHistory } from "../../../commands/historyOrders.ts";
import { activeAccount } from "../../../events/account/index.ts";
import {
  areAccountsAwaited,
  hasNothingToClear,
  namedAccountId,
} from "../../../events/historyOrders/index.ts";
import { linkedPath, pathOf } from "../../../events/navigation/index.ts";
import type { Submission } from "../../../events/submission.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { AwaitedAccounts } from "../../account/AwaitedAccounts.tsx";
import { Band, Card } from "../../components/Band.tsx";
import { Button } from "../../components/Button.tsx";
import { Dialog } from "../../components/Dialog.tsx";
import { EmptyState } from "../../components/EmptyState.tsx";
import { Icon } from "../../components/Icon.tsx";
import { ListRow } from "../../components/ListRow.tsx";
import { Note } from "../../components/Note.tsx";
import { RowSkeleton } from "../../content/ContentSkeleton.tsx";
import { ContentPage } from "../../content/ContentPage.tsx";
import { SubmissionProblem } from "../../forms/SubmissionProblem.tsx";
import { useSelect } from "../../hooks/useSelect.ts";
import { useSend } from "../../hooks/useSend.ts";
import { AccountField } from "./AccountField.tsx";
import { Done } from "./Done.tsx";
import styles from "./HistoryOrders.module.css";
import { useHistoryOrder } from "./useHistoryOrder.ts";

/** Removes settled bets from the history, after an explanation and a confirmation. [route-bets-003] */
export function HistoryClear() {
  const t = useTranslation();
  const language = useSelect(({ settings }) => settings.language);
  const isLoading = useSelect(areAccountsAwaited);
  const request = useHistoryOrder("clear");
  return (
    <ContentPage
      title={t("historyOrders.clear")}
      parentPath={pathOf({ name: "history" }, language)}
    >
      {request.tag === "sent" ? (
        <Done message={request.message} text={t("historyOrders.cleared")} />
      ) : isLoading ? (
        <AwaitedAccounts skeleton={<RowSkeleton rows={5} />} />
      ) : (
        <>
          <Band>
            <Card isPadded>
              <ClearForm request={request} />
            </Card>
          </Band>
          <Band>
            <Card>
              <ListRow
                icon="mail"
                title={t("historyOrders.mailFirst")}
                href={linkedPath({ name: "historyMail" }, language)}
              />
            </Card>
          </Band>
        </>
      )}
    </ContentPage>
  );
}

function ClearForm({ request }: { request: Submission }) {
  const t = useTranslation();
  const linkedAccountId = useSelect(namedAccountId);
  // The history shows the bets of the active account.
  const activeAccountId = useSelect(({ account }) => activeAccount(account)?.id ?? null);
  const [chosenAccountId, setChosenAccountId] = useState<number | null | undefined>();
  const [isConfirming, setIsConfirming] = useState(false);
  const accountId =
    chosenAccountId === undefined ? (linkedAccountId ?? activeAccountId) : chosenAccountId;
  const isLoaded = useSelect((state) => hasArrived(state, "historyOrders"));
  const isBusy = request.tag === "sending";
  const isEmpty = useSelect((state) => hasNothingToClear(state, accountId));
  if (isEmpty)
    return (
      <div className={styles.form}>
        <AccountField current={accountId} onChoose={setChosenAccountId} />
        <EmptyState
          title={t("historyOrders.clearNothing")}
          text={t("historyOrders.clearNothingText")}
        />
      </div>
    );
  return (
    <div className={styles.form}>
      <ul className={styles.details}>
        <li>
          <Icon name="trash" size="sm" />
          <span>{t("historyOrders.clearGoes")}</span>
        </li>
        <li>
          <Icon name="check" size="sm" />
          <span>{t("historyOrders.clearStays")}</span>
        </li>
      </ul>
      <Note status="warning">{t("historyOrders.clearForGood")}</Note>
      <AccountField current={accountId} onChoose={setChosenAccountId} />
      <SubmissionProblem submission={request} unsure={t("historyOrders.clearUnsure")} />
      <Button
        look="danger"
        isWide
        icon="trash"
        isBusy={isBusy || !isLoaded}
        onPress={() => setIsConfirming(true)}
      >
        {t(isBusy ? "historyOrders.clearing" : "historyOrders.clear")}
      </Button>
      {isConfirming && (
        <ClearConfirmation accountId={accountId} onClose={() => setIsConfirming(false)} />
      )}
    </div>
  );
}

function ClearConfirmation(props: { accountId: number | null; onClose: () => void }) {
  const { accountId, onClose } = props;
  const t = useTranslation();
  const send = useSend();
  const label = useSelect(
    ({ account }) => account.accounts.find(({ id }) => id === accountId)?.label,
  );
  return (
    <Dialog
      isAlert
      title={t("historyOrders.clearTitle")}
      text={t("historyOrders.clearAsk", {
        account: label ?? t("historyOrders.allAccounts"),
      })}
      onClose={onClose}
      actions={
        <>
          <Button
            look="danger"
            onPress={() => {
              onClose();
              send(ClearHistory({ accountId }));
            }}
          >
            {t("historyOrders.clearYes")}
          </Button>
          <Button onPress={onClose}>{t("shell.cancel")}</Button>
        </>
      }
    />
  );
}
