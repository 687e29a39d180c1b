import { LoadMorePromoCodes, RefreshPromoCodes } from "../../../commands/promoCodes.ts";
import type { UsedPromoCode } from "../../../events/promoCodes/events.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Band, Card } from "../../components/Band.tsx";
import { Button } from "../../components/Button.tsx";
import { EmptyState, ErrorBlock } from "../../components/ErrorBlock.tsx";
import { Note } from "../../components/Note.tsx";
import { Loading } from "../../components/Skeleton.tsx";
import { RowSkeleton } from "../../content/ContentSkeleton.tsx";
import { formatDay } from "../../format/dates.ts";
import { useMoney } from "../../hooks/useMoney.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import { useSend } from "../../hooks/useSend.ts";
import { useTimeView } from "../../hooks/useTimeView.ts";
import { useNow } from "../../sports/useNow.ts";
import { CodeState } from "./CodeState.tsx";
import styles from "./PromoCodes.module.css";
import { useRevealed } from "./useRevealed.ts";

/** The newest first; older ones by a button. */
export function Codes() {
  const t = useTranslation();
  const send = useSend();
  const { items, nextPageToken, load } = useSelect(({ promoCodes }) => promoCodes.history);
  const refresh = () => send(RefreshPromoCodes({}));
  if (items.length === 0) return <NoCodes load={load} onRefresh={refresh} />;
  return (
    <Band>
      <div className={styles.list}>
        {load === "failed" && (
          <Note
            status="warning"
            action={{ text: t("shell.main_refreshing_button"), onPress: refresh }}
          >
            {t("promoCodes.old")}
          </Note>
        )}
        <Card>
          <ul>
            {items.map((code) => (
              <Code key={`${code.promocode} ${code.at}`} code={code} />
            ))}
          </ul>
        </Card>
        {nextPageToken !== null && (
          <Button isWide isBusy={load === "loading"} onPress={() => send(LoadMorePromoCodes({}))}>
            {t("promoCodes.more")}
          </Button>
        )}
      </div>
    </Band>
  );
}

function NoCodes(props: { load: string; onRefresh: () => void }) {
  const t = useTranslation();
  const { load, onRefresh } = props;
  if (load === "failed")
    return (
      <Band>
        <ErrorBlock text={t("promoCodes.failed")} onRefresh={onRefresh} />
      </Band>
    );
  return load === "done" ? (
    <Band>
      <EmptyState title={t("promoCodes.none")} text={t("promoCodes.noneText")} />
    </Band>
  ) : (
    <Loading>
      <RowSkeleton rows={3} />
    </Loading>
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
        {amount !== null && <span className={styles.amount}>{money(amount, "signed")}</span>}
        <CodeState state={state} />
      </div>
    </li>
  );
}
