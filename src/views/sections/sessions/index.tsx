import { pathOf } from "../../../events/navigation/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { RowSkeleton } from "../../content/ContentSkeleton.tsx";
import { ContentPage } from "../../content/ContentPage.tsx";
import { RemoteContent } from "../../content/RemoteContent.tsx";
import { RefreshLoginSessions } from "../../../commands/loginSessions.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import { useSend } from "../../hooks/useSend.ts";
import { Devices } from "./Devices.tsx";
import { ThisSession } from "./ThisSession.tsx";

/** What the player did since they logged in, and where else they are logged in. [screen-sessions] */
export default function Sessions() {
  const t = useTranslation();
  const send = useSend();
  const language = useSelect(({ settings }) => settings.language);
  const list = useSelect(({ loginSessions }) => loginSessions.list);
  return (
    <ContentPage title={t("titles.sessionHistory")} parentPath={pathOf({ name: "menu" }, language)}>
      <RemoteContent
        data={list}
        skeleton={<RowSkeleton rows={6} />}
        failedText={t("sessions.failed")}
        oldText={t("sessions.old")}
        onRefresh={() => send(RefreshLoginSessions({}))}
      >
        {({ items, nextPageToken }) => (
          <>
            <ThisSession />
            <Devices items={items} hasMore={nextPageToken !== null} />
          </>
        )}
      </RemoteContent>
    </ContentPage>
  );
}
