import { useEffect } from "react";
import { LoadMoreRequests, ShowSupportHistory } from "../../commands/questions.ts";
import type { SupportRequest } from "../../events/questions/index.ts";
import { isLoading } from "../../events/remoteData.ts";
import { useTranslation } from "../../infra/i18n.ts";
import { Button } from "../components/Button.tsx";
import { EmptyState } from "../components/EmptyState.tsx";
import { Sheet } from "../components/Sheet.tsx";
import { SkeletonBar } from "../components/Skeleton.tsx";
import { RemoteContent } from "../content/RemoteContent.tsx";
import { formatMoment } from "../format/dates.ts";
import { useClient } from "../hooks/client.ts";
import { useSelect } from "../hooks/useSelect.ts";
import { useSend } from "../hooks/useSend.ts";
import { useTimeView } from "../hooks/useTimeView.ts";
import { Html } from "../html/Html.tsx";
import { useNow } from "../sports/useNow.ts";
import styles from "./SupportHistory.module.css";
import { useCloseOverlay } from "./useCloseOverlay.ts";

/** The player's requests to support and the replies. [modals-005] */
export function SupportHistory() {
  const t = useTranslation();
  const send = useSend();
  const close = useCloseOverlay();
  const requests = useSelect(({ questions }) => questions.requests);
  useEffect(() => send(ShowSupportHistory({})), [send]);
  return (
    <Sheet title={t("overlays.historyTitle")} onClose={close}>
      <div className={styles.list}>
        <RemoteContent
          data={requests}
          skeleton={<SkeletonBar heightRem={6} />}
          onRefresh={() => send(ShowSupportHistory({}))}
        >
          {({ items, nextPageToken }) => (
            <>
              {items.length === 0 && <EmptyState title={t("overlays.historyEmpty")} />}
              {items.map((request) => (
                <Request key={request.requestId} request={request} />
              ))}
              {nextPageToken !== null && (
                <Button
                  isWide
                  isBusy={isLoading(requests)}
                  onPress={() => send(LoadMoreRequests({}))}
                >
                  {t("overlays.historyMore")}
                </Button>
              )}
            </>
          )}
        </RemoteContent>
      </div>
    </Sheet>
  );
}

const states = {
  open: "overlays.stateOpen",
  answered: "overlays.stateAnswered",
  closed: "overlays.stateClosed",
} as const;

function Request({ request }: { request: SupportRequest }) {
  const t = useTranslation();
  const { reveal } = useClient();
  const view = useTimeView();
  const now = useNow();
  return (
    <details className={styles.request}>
      <summary>
        <span className={styles.title}>{asText(reveal(request.title))}</span>
        <span className={styles.state}>{t(states[request.state])}</span>
      </summary>
      {request.messages.map(({ at, isMine, html }, index) => (
        // Messages can share a timestamp; new ones are only appended, so the index is a stable key.
        <div key={index} className={styles.message}>
          <p className={styles.who}>
            {t(isMine ? "overlays.historyMine" : "overlays.historySupport")},{" "}
            {formatMoment(at * 1000, now, view)}
          </p>
          <Html html={asText(reveal(html))} />
        </div>
      ))}
    </details>
  );
}

const asText = (value: unknown): string => (typeof value === "string" ? value : "");
