import { keyOf } from "../../../events/content/index.ts";
import { linkedPath } from "../../../events/navigation/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { TextSkeleton } from "../../content/ContentSkeleton.tsx";
import { ContentPage } from "../../content/ContentPage.tsx";
import { Piece } from "../../content/Piece.tsx";
import { TextCard } from "../../content/TextCard.tsx";
import { Updated } from "../../content/Updated.tsx";
import { useSelect } from "../../hooks/useSelect.ts";

/** What holds for bonuses, or what partners give: a text of the server. [route-promo-003] */
export function BonusPage({ slug }: { slug: "bonus-rules" | "bonus-partner" }) {
  const t = useTranslation();
  const language = useSelect(({ settings }) => settings.language);
  const piece = useSelect(
    ({ content, settings }) => content.pages[keyOf({ slug, lng: settings.language })],
  );
  const title = t(slug === "bonus-rules" ? "promo.rules" : "promo.partners");
  return (
    <ContentPage
      title={piece?.body?.title ?? title}
      parentPath={linkedPath({ name: "promotions" }, language)}
    >
      <Piece piece={piece} skeleton={<TextSkeleton />}>
        {({ html, updatedAt }) => (
          <>
            <TextCard html={html} />
            <Updated at={updatedAt} />
          </>
        )}
      </Piece>
    </ContentPage>
  );
}
