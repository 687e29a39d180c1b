import { article as articleResource } from "../../../events/content/index.ts";
import { bodyOf } from "../../../events/remoteData.ts";
import { linkedPath } from "../../../events/navigation/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Band, Card } from "../../components/Band.tsx";
import { TextSkeleton } from "../../content/ContentSkeleton.tsx";
import { ContentPage } from "../../content/ContentPage.tsx";
import { Picture } from "../../content/Picture.tsx";
import { RemoteContent } from "../../content/RemoteContent.tsx";
import { formatDate } from "../../format/dates.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import { useTimeView } from "../../hooks/useTimeView.ts";
import { Html } from "../../html/Html.tsx";
import styles from "./News.module.css";

/** An article with its date and picture. */
export function ArticlePage({ slug }: { slug: string }) {
  const t = useTranslation();
  const view = useTimeView();
  const language = useSelect(({ settings }) => settings.language);
  const startedAt = useSelect(({ shell }) => shell.startedAt);
  const data = useSelect((state) =>
    articleResource.dataOf(state, { slug, lng: state.settings.language }),
  );
  return (
    <ContentPage
      title={bodyOf(data)?.title ?? t("content.news")}
      parentPath={linkedPath({ name: "news" }, language)}
    >
      <RemoteContent data={data} skeleton={<TextSkeleton />}>
        {({ title, html, at, imageUrl }) => (
          <Band>
            <Card isPadded>
              <article className={styles.article}>
                {/* The bar truncates a long title; screen readers read it there. */}
                <p className={styles.headline} aria-hidden="true">
                  {title}
                </p>
                <p className={styles.date}>{formatDate(at * 1000, startedAt, view)}</p>
                <Picture url={imageUrl} className={styles.picture} />
                <Html html={html} />
              </article>
            </Card>
          </Band>
        )}
      </RemoteContent>
    </ContentPage>
  );
}
