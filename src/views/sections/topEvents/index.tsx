import { pathOf } from "../../../events/navigation/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Band } from "../../components/Band.tsx";
import { Button } from "../../components/Button.tsx";
import { EmptyState } from "../../components/EmptyState.tsx";
import { ContentPage } from "../../content/ContentPage.tsx";
import { ChosenMatches } from "../../favorites/ChosenMatches.tsx";
import { useSelect } from "../../hooks/useSelect.ts";

/** The matches of the leading championships, live and upcoming: all of those that home shows some of. */
export default function TopEvents() {
  const t = useTranslation();
  const language = useSelect(({ settings }) => settings.language);
  return (
    <ContentPage title={t("titles.topEvents")} parentPath={pathOf({ name: "home" }, language)}>
      <ChosenMatches
        list="top"
        order="server"
        empty={
          <Band>
            <EmptyState
              title={t("topEvents.none")}
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
