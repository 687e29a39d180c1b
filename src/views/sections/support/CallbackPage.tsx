import { supportLinks, topics as topicsResource } from "../../../events/support/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Band, Card } from "../../components/Band.tsx";
import { Button } from "../../components/Button.tsx";
import { RowSkeleton } from "../../content/ContentSkeleton.tsx";
import { ContentPage } from "../../content/ContentPage.tsx";
import { RemoteContent } from "../../content/RemoteContent.tsx";
import { useSelect } from "../../hooks/useSelect.ts";
import { CallbackForm } from "./CallbackForm.tsx";
import { Sent } from "./Sent.tsx";

/** Orders a callback. [info-001] */
export function CallbackPage() {
  const t = useTranslation();
  const language = useSelect(({ settings }) => settings.language);
  const isPlayer = useSelect(({ session }) => session.tag === "player");
  const isSent = useSelect(({ support }) => support.callOrder.tag === "sent");
  const topics = useSelect((state) =>
    topicsResource.dataOf(state, { lng: state.settings.language }),
  );
  const links = supportLinks(language);
  return (
    <ContentPage title={t("support.call")} parentPath={links.support}>
      {isSent ? (
        <Sent text={t("support.ordered")}>
          {isPlayer && (
            <Button look="action" isWide href={links.calls}>
              {t("support.seeCalls")}
            </Button>
          )}
        </Sent>
      ) : (
        <RemoteContent data={topics} skeleton={<RowSkeleton rows={4} />}>
          {(items) => (
            <Band>
              <Card isPadded>
                <CallbackForm topics={items} />
              </Card>
            </Band>
          )}
        </RemoteContent>
      )}
    </ContentPage>
  );
}
