import { LoadMorePromoCodes, RefreshPromoCodes } from "../../../commands/promoCodes.ts";
import type { UsedPromoCode } from "../../../events/promoCodes/events.ts";
import { isLoading } from "../../../events/remoteData.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Band, Card } from "../../components/Band.tsx";
import { Button } from "../../components/Button.tsx";
import { EmptyState } from "../../components/EmptyState.tsx";
import { RemoteContent } from "../../content/RemoteContent.tsx";
import { RowSkeleton } from "../../content/ContentSkeleton.tsx";
import { formatDay } from "../../format/dates.ts";
import { useMoney } from "../../hooks/useMoney.ts";
import { useRevealed } from "../../hooks/useRevealed.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import { useSend } from "../../hooks/useSend.ts";
import { useTimeView } from "../../hooks/useTimeView.ts";
import { useNow } from "../../sports/useNow.ts";
import { CodeState } from "./CodeState.tsx";
import styles from "./PromoCodes.module.css";

/** Used codes, newest first; a button loads older ones. */
export function Codes() {
  const t = useTranslation();
  const send = useSend();
  const history = useSelect(({ promoCodes }) => promoCodes.history);
  return (
    <RemoteContent
      data={history}
      skeleton={<RowSkeleton rows={3} />}
      failedText={t("promoCodes.failed")}
      oldText={t("promoCodes.old")}
      onRefresh={() => send(RefreshPromoCodes({}))}
    >
      {({ items, nextPageToken }) => (
        <Band>
          {items.length === 0 ? (
            <EmptyState title={t("promoCodes.none")} text={t("promoCodes.noneText")} />
          ) : (
            <div className={styles.list}>
              <Card>
                <ul>
                  {items.map((code) => (
                    <Code key={`${code.promocode} ${code.at}`} code={code} />
                  ))}
                </ul>
              </Card>
              {nextPageToken !== null && (
                <Button
                  isWide
                  isBusy={isLoading(history)}
                  onPress={() => send(LoadMorePromoCodes({}))}
                >
                  {t("promoCodes.more")}
                </Button>
              )}
            </div>
          )}
        </Band>
      )}
    </RemoteContent>
  );
}

function Code({
  code: { promocode, title, at, state, amount, currencyIso },
}: {
  code: UsedPromoCode;
}) {
  const revealed = useRevealed();
  const money = useMoney(currencyIso);
  const view = useTimeView();
  const now = useNow();
  return (
    <li className={styles.row}>
      <div className={styles.texts}>
        <span className={styles.rowTitle}>{title}</span>
        <bdi className={styles.code}>{revealed(promocode)}</bdi>
        <span className={styles.about}>{formatDay(at * 1000, now, view)}</span>
      </div>
      <div className={styles.end}>
        {amount !== null && <bdi className={styles.amount}>{money(amount, "signed")}</bdi>}
        <CodeState state={state} />
      </div>
    </li>
  );
}
