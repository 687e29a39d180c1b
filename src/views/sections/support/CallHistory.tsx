import { CancelOrderedCall, LoadMoreCalls, RefreshCalls } from "../../../commands/support.ts";
import { isLoading } from "../../../events/remoteData.ts";
import type { OrderedCall } from "../../../events/support/events.ts";
import { isCancellingCall, supportLinks } from "../../../events/support/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Band, Card } from "../../components/Band.tsx";
import { Button } from "../../components/Button.tsx";
import { EmptyState } from "../../components/EmptyState.tsx";
import { Loading } from "../../components/Skeleton.tsx";
import { RemoteContent } from "../../content/RemoteContent.tsx";
import { RowSkeleton } from "../../content/ContentSkeleton.tsx";
import { ContentPage } from "../../content/ContentPage.tsx";
import { formatMoment } from "../../format/dates.ts";
import { SubmissionProblem } from "../../forms/SubmissionProblem.tsx";
import { useClient } from "../../hooks/client.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import { useSend } from "../../hooks/useSend.ts";
import { useTimeView } from "../../hooks/useTimeView.ts";
import { useNow } from "../../sports/useNow.ts";
import { SignInFirst } from "./SignInFirst.tsx";
import styles from "./Support.module.css";

/** The calls that the player has ordered; a pending one can be cancelled. [info-001] */
export function CallHistory() {
  const t = useTranslation();
  const language = useSelect(({ settings }) => settings.language);
  const session = useSelect(({ session: { tag } }) => tag);
  return (
    <ContentPage title={t("support.calls")} parentPath={supportLinks(language).support}>
      {session === "unknown" && (
        <Loading>
          <RowSkeleton rows={3} />
        </Loading>
      )}
      {session === "player" && <Calls />}
      {session === "visitor" && <SignInFirst text={t("support.signInCalls")} />}
    </ContentPage>
  );
}

function Calls() {
  const t = useTranslation();
  const send = useSend();
  const language = useSelect(({ settings }) => settings.language);
  const calls = useSelect(({ support }) => support.calls);
  return (
    <RemoteContent
      data={calls}
      skeleton={<RowSkeleton rows={3} />}
      failedText={t("support.callsFailed")}
      oldText={t("support.callsOld")}
      onRefresh={() => send(RefreshCalls({}))}
    >
      {({ items, nextPageToken }) => (
        <Band>
          {items.length === 0 ? (
            <EmptyState
              title={t("support.callsNone")}
              action={
                <Button look="ink" href={supportLinks(language).callback}>
                  {t("support.call")}
                </Button>
              }
            />
          ) : (
            <>
              <CancelProblem />
              <Card>
                <ul>
                  {items.map((call) => (
                    <Call key={call.callId} call={call} />
                  ))}
                </ul>
              </Card>
            </>
          )}
          {nextPageToken !== null && (
            <Button isWide isBusy={isLoading(calls)} onPress={() => send(LoadMoreCalls({}))}>
              {t("support.more")}
            </Button>
          )}
        </Band>
      )}
    </RemoteContent>
  );
}

function CancelProblem() {
  const t = useTranslation();
  const error = useSelect(({ support }) => support.cancelling?.error ?? null);
  return (
    <SubmissionProblem
      submission={error === null ? { tag: "idle" } : { tag: "failed", error }}
      lead={t("support.cancelFailed")}
      unsure={t("support.cancelUnsure")}
    />
  );
}

const states = {
  ordered: "support.stateOrdered",
  done: "support.stateDone",
  missed: "support.stateMissed",
  cancelled: "support.stateCancelled",
} as const;

function Call({ call: { callId, at, phone, state } }: { call: OrderedCall }) {
  const t = useTranslation();
  const send = useSend();
  const { reveal } = useClient();
  const view = useTimeView();
  const now = useNow();
  const isCancelling = useSelect(isCancellingCall);
  const isOwn = useSelect(({ support: { cancelling } }) => cancelling?.callId === callId);
  const isBusy = isCancelling && isOwn;
  const number = reveal(phone);
  return (
    <li className={styles.call}>
      <span className={styles.texts}>
        <bdi className={styles.title}>{typeof number === "string" ? number : ""}</bdi>
        <span className={styles.about}>
          {`${t(states[state])}, ${formatMoment(at * 1000, now, view)}`}
        </span>
      </span>
      {state === "ordered" && (
        <Button
          size="sm"
          isBusy={isBusy}
          isDisabled={isCancelling}
          onPress={() => send(CancelOrderedCall({ callId }))}
        >
          {t(isBusy ? "support.cancelling" : "support.cancel")}
        </Button>
      )}
    </li>
  );
}
