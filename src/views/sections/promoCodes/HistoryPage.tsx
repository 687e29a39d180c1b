import { linkedPath, pathOf } from "../../../events/navigation/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Band, Card } from "../../components/Band.tsx";
import { ListRow } from "../../components/ListRow.tsx";
import { ContentPage } from "../../content/ContentPage.tsx";
import { useSelect } from "../../hooks/useSelect.ts";
import { Codes } from "./Codes.tsx";

/** The player's promo codes, and where it is offered a link to check another one. [route-office-003] */
export function HistoryPage(props: { isCheckOffered: boolean }) {
  const t = useTranslation();
  const language = useSelect(({ settings }) => settings.language);
  const checkPath = linkedPath({ name: "promoCodeCheck" }, language);
  const { isCheckOffered } = props;
  return (
    <ContentPage
      title={t("promoCodes.yours")}
      parentPath={isCheckOffered ? checkPath : pathOf({ name: "menu" }, language)}
    >
      {isCheckOffered && (
        <Band>
          <Card>
            <ListRow icon="plus" title={t("titles.promoCodeCheck")} href={checkPath} />
          </Card>
        </Band>
      )}
      <Codes />
    </ContentPage>
  );
}
