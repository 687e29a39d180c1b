import { type CyberPlace, cyberChampList } from "../../../events/chosenGames/index.ts";
import { sportPath } from "../../../events/navigation/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Bar } from "../../components/Bar.tsx";
import { BackButton, BarTitle } from "../../components/BarTitle.tsx";
import { Page } from "../../components/Page.tsx";
import { ChosenMatches } from "../../favorites/ChosenMatches.tsx";
import { FavoriteStar } from "../../favorites/FavoriteStar.tsx";
import { useSelect } from "../../hooks/useSelect.ts";
import { useBack } from "../../shell/useBack.ts";
import { NoCyber } from "./CyberPage.tsx";
import { useCyberHref } from "./disciplines.ts";

/** The matches of a championship of esports, and its star. */
export function CyberChamp({ place, champId }: { place: CyberPlace; champId: number }) {
  const t = useTranslation();
  const language = useSelect(({ settings }) => settings.language);
  const champ = useSelect(({ sports }) => sports.champs[champId]);
  const { area, type, discipline } = place;
  const params = { area, type, discipline: discipline ?? area };
  const back = useBack(sportPath({ name: "cyberChamps", params }, language));
  const hrefOf = useCyberHref(place);
  const name = champ?.name ?? t("titles.cyber");
  return (
    <Page
      bar={
        <Bar kind="page">
          <BackButton onPress={back} />
          <BarTitle title={name} about={t("titles.cyber")} />
          <FavoriteStar type="champ" id={champId} name={name} look="bar" />
        </Bar>
      }
    >
      <ChosenMatches list={cyberChampList} hrefOf={hrefOf} empty={<NoCyber place={place} />} />
    </Page>
  );
}
