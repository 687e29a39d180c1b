import type { ReactNode } from "react";
import { RefreshContent } from "../../commands/content.ts";
import { informationIndexPath } from "../../events/content/index.ts";
import { bodyOf, isLoading, lastError, type RemoteData } from "../../events/remoteData.ts";
import { useTranslation } from "../../infra/i18n.ts";
import { Band } from "../components/Band.tsx";
import { Button } from "../components/Button.tsx";
import { EmptyState } from "../components/EmptyState.tsx";
import { ErrorBlock } from "../components/ErrorBlock.tsx";
import { Note } from "../components/Note.tsx";
import { Loading } from "../components/Skeleton.tsx";
import { useSelect } from "../hooks/useSelect.ts";
import { useSend } from "../hooks/useSend.ts";

/**
 * Renders remote data: a skeleton, the content (kept during a refresh), or an error with a way out, which stays until there is
 * an answer: nothing comes and goes with each try.
 */
export function RemoteContent<B>(props: {
  data: RemoteData<B>;
  skeleton: ReactNode;
  children: (body: B) => ReactNode;
  /** Error text when there is nothing to show; replaces the default text for pages. */
  failedText?: string;
  /** Warning that the content may be out of date. */
  oldText?: string;
  /** Retries the request; replaces the refresh of the page's own content. */
  onRefresh?: () => void;
}) {
  const t = useTranslation();
  const send = useSend();
  const isOnline = useSelect(({ shell }) => shell.isOnline);
  const { tag } = props.data;
  const refresh = props.onRefresh ?? (() => send(RefreshContent({})));
  const body = bodyOf(props.data);
  const hasFailed = lastError(props.data) !== null;
  const isBusy = isLoading(props.data);
  if (body !== null)
    return (
      <>
        {hasFailed && (
          <div role="alert">
            <Band>
              <Note
                status="warning"
                action={{ text: t("shell.main_refreshing_button"), isBusy, onPress: refresh }}
              >
                {props.oldText ?? t("content.old")}
              </Note>
            </Band>
          </div>
        )}
        {props.children(body)}
      </>
    );
  if (tag === "missing") return <NoPage />;
  if (hasFailed)
    return (
      <Band>
        <ErrorBlock
          isBusy={isBusy}
          text={isOnline ? (props.failedText ?? t("content.failed")) : t("errors.network")}
          onRefresh={refresh}
        />
      </Band>
    );
  return <Loading>{props.skeleton}</Loading>;
}

function NoPage() {
  const t = useTranslation();
  const language = useSelect(({ settings }) => settings.language);
  return (
    <Band>
      <EmptyState
        title={t("content.missingTitle")}
        text={t("content.missingText")}
        action={
          <Button look="ink" href={informationIndexPath(language)}>
            {t("content.toInformation")}
          </Button>
        }
      />
    </Band>
  );
}
