import { linkedPath, pathOf } from "../../../events/navigation/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Band, Card } from "../../components/Band.tsx";
import { ListRow } from "../../components/ListRow.tsx";
import { ContentPage } from "../../content/ContentPage.tsx";
import { useSelect } from "../../hooks/useSelect.ts";
import { CodeForm } from "./CodeForm.tsx";
import { CodeResult } from "./CodeResult.tsx";

/** Checks a promo code and activates it. [route-office-003] */
export function CheckPage() {
  const t = useTranslation();
  const language = useSelect(({ settings }) => settings.language);
  return (
    <ContentPage title={t("titles.promoCodeCheck")} parentPath={pathOf({ name: "menu" }, language)}>
      <Band>
        <Card>
          <ListRow
            icon="history"
            title={t("promoCodes.yours")}
            href={linkedPath({ name: "promoCodeHistory" }, language)}
          />
        </Card>
      </Band>
      <Band>
        <Card isPadded>
          <CodeForm />
        </Card>
      </Band>
      <CodeResult />
    </ContentPage>
  );
}
