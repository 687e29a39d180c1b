import { infoPage as infoPageResource } from "../../../events/content/index.ts";
import { bodyOf } from "../../../events/remoteData.ts";
import { linkedPath } from "../../../events/navigation/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { TextSkeleton } from "../../content/ContentSkeleton.tsx";
import { ContentPage } from "../../content/ContentPage.tsx";
import { RemoteContent } from "../../content/RemoteContent.tsx";
import { TextCard } from "../../content/TextCard.tsx";
import { Updated } from "../../content/Updated.tsx";
import { useSelect } from "../../hooks/useSelect.ts";

/** The bonus rules or the bonuses of partners: a text from the server. [route-promo-003] */
export function BonusPage({ slug }: { slug: "bonus-rules" | "bonus-partner" }) {
  const t = useTranslation();
  const language = useSelect(({ settings }) => settings.language);
  const data = useSelect((state) =>
    infoPageResource.dataOf(state, { slug, lng: state.settings.language }),
  );
  const title = t(slug === "bonus-rules" ? "promo.rules" : "promo.partners");
  return (
    <ContentPage
      title={bodyOf(data)?.title ?? title}
      parentPath={linkedPath({ name: "promotions" }, language)}
    >
      <RemoteContent data={data} skeleton={<TextSkeleton />}>
        {({ html, updatedAt }) => (
          <>
            <TextCard html={html} />
            <Updated at={updatedAt} />
          </>
        )}
      </RemoteContent>
    </ContentPage>
  );
}
