import { informationIndexPath } from "../../../events/content/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { TextSkeleton } from "../../content/ContentSkeleton.tsx";
import { ContentPage } from "../../content/ContentPage.tsx";
import { RemoteContent } from "../../content/RemoteContent.tsx";
import { TextCard } from "../../content/TextCard.tsx";
import { useSelect } from "../../hooks/useSelect.ts";
import { Calculator } from "./Calculator.tsx";
import { usePage } from "./usePage.ts";

/** The betting calculator, which works without the server, above the text about it. */
export function CalculatorPage() {
  const t = useTranslation();
  const language = useSelect(({ settings }) => settings.language);
  const data = usePage();
  return (
    <ContentPage title={t("calculator.title")} parentPath={informationIndexPath(language)}>
      <Calculator />
      <RemoteContent data={data} skeleton={<TextSkeleton />}>
        {({ html }) => html.trim() !== "" && <TextCard html={html} />}
      </RemoteContent>
    </ContentPage>
  );
}
