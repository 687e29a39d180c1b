import { informationIndexPath } from "../../../events/content/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { TextSkeleton } from "../../content/ContentSkeleton.tsx";
import { ContentPage } from "../../content/ContentPage.tsx";
import { Piece } from "../../content/Piece.tsx";
import { SearchedText } from "../../content/SearchedText.tsx";
import { TextCard } from "../../content/TextCard.tsx";
import { Updated } from "../../content/Updated.tsx";
import { useSelect } from "../../hooks/useSelect.ts";
import { RemoteBlock } from "../../shell/RemoteBlock.tsx";
import { usePage } from "./usePage.ts";

/** One information page; the alphabet can be searched. */
export function InformationPage() {
  const t = useTranslation();
  const language = useSelect(({ settings }) => settings.language);
  const isAlphabet = useSelect(({ navigation }) => navigation.route.name === "bettingAlphabet");
  const piece = usePage();
  return (
    <ContentPage
      title={piece?.body?.title ?? t("content.information")}
      parentPath={informationIndexPath(language)}
    >
      <Piece piece={piece} skeleton={<TextSkeleton />}>
        {({ html, updatedAt }) => (
          <>
            {isAlphabet ? (
              <SearchedText html={html} label={t("content.searchTerms")} />
            ) : (
              <TextCard html={html} />
            )}
            <Updated at={updatedAt} />
          </>
        )}
      </Piece>
      {isAlphabet && <RemoteBlock name="odds-explainer" />}
    </ContentPage>
  );
}
