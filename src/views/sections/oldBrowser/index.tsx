import { bodyOf } from "../../../events/remoteData.ts";
import { informationIndexPath } from "../../../events/content/index.ts";
import { pathOf } from "../../../events/navigation/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Band } from "../../components/Band.tsx";
import { Button } from "../../components/Button.tsx";
import { TextSkeleton } from "../../content/ContentSkeleton.tsx";
import { ContentPage } from "../../content/ContentPage.tsx";
import { RemoteContent } from "../../content/RemoteContent.tsx";
import { TextCard } from "../../content/TextCard.tsx";
import { Updated } from "../../content/Updated.tsx";
import { useSelect } from "../../hooks/useSelect.ts";
import { usePage } from "../information/usePage.ts";

/**
 * The list of supported browsers. An unsupported one never gets here: the page shows it a message itself, at
 * this address (src/infra/start/watch.js).
 */
export default function OldBrowser() {
  const t = useTranslation();
  const language = useSelect(({ settings }) => settings.language);
  const data = usePage();
  return (
    <ContentPage
      title={bodyOf(data)?.title ?? t("titles.oldBrowser")}
      parentPath={informationIndexPath(language)}
    >
      <RemoteContent data={data} skeleton={<TextSkeleton />}>
        {({ html, updatedAt }) => (
          <>
            <TextCard html={html} />
            <Updated at={updatedAt} />
            <Band>
              <Button look="ink" href={pathOf({ name: "home" }, language)}>
                {t("shell.toHome")}
              </Button>
            </Band>
          </>
        )}
      </RemoteContent>
    </ContentPage>
  );
}
