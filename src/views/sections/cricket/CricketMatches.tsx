import { cricketChampList, cricketList } from "../../../events/chosenGames/index.ts";
import { sportPath } from "../../../events/navigation/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Bar } from "../../components/Bar.tsx";
import { BackButton, BarTitle } from "../../components/BarTitle.tsx";
import { Page } from "../../components/Page.tsx";
import { ChosenMatches, NoMatches } from "../../favorites/ChosenMatches.tsx";
import { FavoriteStar } from "../../favorites/FavoriteStar.tsx";
import { useSelect } from "../../hooks/useSelect.ts";
import { useBack } from "../../shell/useBack.ts";
import { CricketBar } from "./CricketBar.tsx";
import { CricketPage, NoCricket } from "./CricketPage.tsx";
import { useCricketHref, useNoCricket } from "./useCricket.ts";

/** All matches of cricket; where an address of a match names none, they are what there is to choose from. */
export function CricketMatches({ title }: { title: string }) {
  const none = useNoCricket();
  const hrefOf = useCricketHref();
  return (
    <CricketPage title={title}>
      {none === null ? (
        <ChosenMatches list={cricketList} hrefOf={hrefOf} empty={<NoCricket />} />
      ) : (
        <NoMatches status={none} empty={<NoCricket />} />
      )}
    </CricketPage>
  );
}

/** The matches of a championship of cricket, and its star. */
export function CricketChamp({ champId }: { champId: number }) {
  const t = useTranslation();
  const language = useSelect(({ settings }) => settings.language);
  const champ = useSelect(({ sports }) => sports.champs[champId]);
  const back = useBack(sportPath({ name: "cricket" }, language));
  const hrefOf = useCricketHref();
  const name = champ?.name ?? t("titles.cricketChamp");
  return (
    <Page
      bar={
        <Bar kind="page">
          <BackButton onPress={back} />
          <BarTitle title={name} about={t("titles.cricket")} />
          <FavoriteStar type="champ" id={champId} name={name} look="bar" />
        </Bar>
      }
      tools={<CricketBar />}
    >
      <ChosenMatches list={cricketChampList} hrefOf={hrefOf} empty={<NoCricket />} />
    </Page>
  );
}
