import { useState } from "react";
import { ClearHistory } from "../../../commands/historyOrders.ts";
import { activeAccount } from "../../../events/account/index.ts";
import { areAccountsAwaited, namedAccountId } from "../../../events/historyOrders/index.ts";
import { linkedPath, pathOf } from "../../../events/navigation/index.ts";
import type { Submission } from "../../../events/submission.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Band, Card } from "../../components/Band.tsx";
import { Button } from "../../components/Button.tsx";
import { Dialog } from "../../components/Dialog.tsx";
import { Icon } from "../../components/Icon.tsx";
import { ListRow } from "../../components/ListRow.tsx";
import { Note } from "../../components/Note.tsx";
import { Loading } from "../../components/Skeleton.tsx";
import { RowSkeleton } from "../../content/ContentSkeleton.tsx";
import { ContentPage } from "../../content/ContentPage.tsx";
import { SubmissionProblem } from "../../forms/SubmissionProblem.tsx";
import { useSelect } from "../../hooks/useSelect.ts";
import { useSend } from "../../hooks/useSend.ts";
import { AccountField } from "./AccountField.tsx";
import { Done } from "./Done.tsx";
import styles from "./HistoryOrders.module.css";
import { useHistoryOrder } from "./useHistoryOrder.ts";

/** Settled bets leave the history; what that means is said before it is asked once more. [route-bets-003] */
export function HistoryClear() {
  const t = useTranslation();
  const language = useSelect(({ settings }) => settings.language);
  const isAwaited = useSelect(areAccountsAwaited);
  const order = useHistoryOrder("clear");
  return (
    <ContentPage
      title={t("historyOrders.clear")}
      parentPath={pathOf({ name: "history" }, language)}
    >
      {order.tag === "sent" ? (
        <Done message={order.message} text={t("historyOrders.cleared")} />
      ) : isAwaited ? (
        <Loading>
          <RowSkeleton rows={5} />
        </Loading>
      ) : (
        <>
          <Band>
            <Card isPadded>
              <ClearForm order={order} />
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

function ClearForm({ order }: { order: Submission }) {
  const t = useTranslation();
  const named = useSelect(namedAccountId);
  // The history shows the bets of this one.
  const shown = useSelect(({ account }) => activeAccount(account)?.id ?? null);
  const [chosen, setChosen] = useState<number | null | undefined>();
  const [isAsking, setIsAsking] = useState(false);
  const accountId = chosen === undefined ? (named ?? shown) : chosen;
  const isBusy = order.tag === "sending";
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
      <AccountField current={accountId} onChoose={setChosen} />
      <SubmissionProblem submission={order} unsure={t("historyOrders.clearUnsure")} />
      <Button look="danger" isWide icon="trash" isBusy={isBusy} onPress={() => setIsAsking(true)}>
        {t(isBusy ? "historyOrders.clearing" : "historyOrders.clear")}
      </Button>
      {isAsking && <ClearQuestion accountId={accountId} onClose={() => setIsAsking(false)} />}
    </div>
  );
}

function ClearQuestion(props: { accountId: number | null; onClose: () => void }) {
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
