import { isLongEnough } from "../../../events/search/index.ts";
import { pathOf, sportPath } from "../../../events/navigation/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Bar } from "../../components/Bar.tsx";
import { BackButton } from "../../components/BarTitle.tsx";
import { Page } from "../../components/Page.tsx";
import { useSelect } from "../../hooks/useSelect.ts";
import { useBack } from "../../shell/useBack.ts";
import { CricketBar } from "../cricket/CricketBar.tsx";
import { Recent } from "./Recent.tsx";
import { Results } from "./Results.tsx";
import { SearchField } from "./SearchField.tsx";

/** Search for matches, championships, teams and markets. [sports-012] */
export function SearchPage() {
  const t = useTranslation();
  const language = useSelect(({ settings }) => settings.language);
  const isCricket = useSelect(({ navigation }) => navigation.route.name === "cricketSearch");
  const hasText = useSelect(({ search }) => isLongEnough(search));
  const back = useBack(
    isCricket ? sportPath({ name: "cricket" }, language) : pathOf({ name: "home" }, language),
  );
  return (
    <Page
      bar={
        <Bar kind="page">
          <BackButton onPress={back} />
          <SearchField />
        </Bar>
      }
      tools={isCricket && <CricketBar />}
    >
      <h1 className="vh">{t(isCricket ? "titles.cricketSearch" : "titles.searchEvents")}</h1>
      {hasText ? <Results /> : <Recent />}
    </Page>
  );
}
