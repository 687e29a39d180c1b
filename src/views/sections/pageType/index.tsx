import { pageKindOf } from "../../../events/chosenGames/index.ts";
import { pathOf } from "../../../events/navigation/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Band } from "../../components/Band.tsx";
import { Button } from "../../components/Button.tsx";
import { EmptyState } from "../../components/EmptyState.tsx";
import { ContentPage } from "../../content/ContentPage.tsx";
import { ChosenMatches } from "../../favorites/ChosenMatches.tsx";
import { useSelect } from "../../hooks/useSelect.ts";

/** All games of one kind, live and upcoming, whatever sport the backend has them in. [screen-page-type] */
export default function PageType() {
  const t = useTranslation();
  const language = useSelect(({ settings }) => settings.language);
  const kind = useSelect(({ navigation }) => pageKindOf(navigation.route)) ?? "ufc";
  return (
    <ContentPage title={t(`titles.${kind}`)} parentPath={pathOf({ name: "home" }, language)}>
      <ChosenMatches
        key={kind}
        list={kind}
        isChosen={({ pageType }) => pageType === kind}
        empty={
          <Band>
            <EmptyState
              title={t(`pageType.${kind}`)}
              text={t(`pageType.${kind}Text`)}
              action={
                <Button look="ink" size="sm" href={pathOf({ name: "line" }, language)}>
                  {t("sports.allMatches")}
                </Button>
              }
            />
          </Band>
        }
      />
    </ContentPage>
  );
}
