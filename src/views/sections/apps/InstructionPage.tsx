import { instruction as instructionResource } from "../../../events/apps/index.ts";
import { bodyOf } from "../../../events/remoteData.ts";
import { appPath } from "../../../events/navigation/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Band, Card } from "../../components/Band.tsx";
import { TextSkeleton } from "../../content/ContentSkeleton.tsx";
import { ContentPage } from "../../content/ContentPage.tsx";
import { Picture } from "../../content/Picture.tsx";
import { RemoteContent } from "../../content/RemoteContent.tsx";
import { useSelect } from "../../hooks/useSelect.ts";
import { Html } from "../../html/Html.tsx";
import styles from "./Apps.module.css";

/** How to install an app. */
export function InstructionPage({ id }: { id: string }) {
  const t = useTranslation();
  const language = useSelect(({ settings }) => settings.language);
  const data = useSelect((state) =>
    instructionResource.dataOf(state, { id, lng: state.settings.language }),
  );
  return (
    <ContentPage
      title={bodyOf(data)?.title ?? t("apps.how")}
      parentPath={appPath({ name: "desktopApps" }, language)}
    >
      <RemoteContent data={data} skeleton={<TextSkeleton />}>
        {({ steps }) => (
          <Band>
            <Card isPadded>
              <ol className={styles.steps} aria-label={t("apps.steps")}>
                {steps.map(({ html, imageUrl }, index) => (
                  // The order of the steps never changes.
                  <li key={index} className={styles.step}>
                    <span className={styles.number} aria-hidden="true">
                      {index + 1}
                    </span>
                    <div>
                      <Html html={html} />
                      <Picture url={imageUrl} />
                    </div>
                  </li>
                ))}
              </ol>
            </Card>
          </Band>
        )}
      </RemoteContent>
    </ContentPage>
  );
}
