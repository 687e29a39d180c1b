import { bodyOf } from "../../../events/remoteData.ts";
import { informationIndexPath } from "../../../events/content/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { TextSkeleton } from "../../content/ContentSkeleton.tsx";
import { ContentPage } from "../../content/ContentPage.tsx";
import { RemoteContent } from "../../content/RemoteContent.tsx";
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
  const data = usePage();
  return (
    <ContentPage
      title={bodyOf(data)?.title ?? t("content.information")}
      parentPath={informationIndexPath(language)}
    >
      <RemoteContent data={data} skeleton={<TextSkeleton />}>
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
      </RemoteContent>
      {isAlphabet && <RemoteBlock name="odds-explainer" />}
    </ContentPage>
  );
}
