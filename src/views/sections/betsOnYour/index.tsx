import { yourChoice, yourList } from "../../../events/chosenGames/index.ts";
import { pathOf, sportPath } from "../../../events/navigation/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Band } from "../../components/Band.tsx";
import { Button } from "../../components/Button.tsx";
import { EmptyState } from "../../components/EmptyState.tsx";
import { ContentPage } from "../../content/ContentPage.tsx";
import { ChosenMatches } from "../../favorites/ChosenMatches.tsx";
import { useSelect } from "../../hooks/useSelect.ts";
import { isNamed } from "./named.ts";

/**
 * Matches of the player's own country, or of the team or the country that the address names. [screen-bets-on-your]
 */
export default function BetsOnYour() {
  const t = useTranslation();
  const language = useSelect(({ settings }) => settings.language);
  return (
    <ContentPage title={t("titles.betsOnYour")} parentPath={pathOf({ name: "home" }, language)}>
      <Matches />
    </ContentPage>
  );
}

function Matches() {
  const t = useTranslation();
  const name = useSelect(({ navigation }) => navigation.route.params["name"]);
  const isKnown = useSelect((state) => {
    const yours = yourChoice(state);
    return yours !== null && !("countryId" in yours && yours.countryId === null);
  });
  const champs = useSelect(({ sports }) => sports.champs);
  if (!isKnown)
    return <None title={t("betsOnYour.noCountry")} text={t("betsOnYour.noCountryText")} />;
  return name === undefined ? (
    <ChosenMatches
      key="own"
      list={yourList}
      empty={<None title={t("betsOnYour.none")} text={t("betsOnYour.noneText")} />}
    />
  ) : (
    <ChosenMatches
      key={name}
      list={yourList}
      isChosen={(game) => isNamed(name, game, champs[game.champId])}
      empty={
        <None
          title={t("betsOnYour.unknown", { name })}
          text={t("betsOnYour.unknownText")}
          isNamed
        />
      }
    />
  );
}

/** Nothing to show; the championships are the way on, and from a name the player's own country too. */
function None(props: { title: string; text: string; isNamed?: boolean }) {
  const t = useTranslation();
  const language = useSelect(({ settings }) => settings.language);
  return (
    <Band>
      <EmptyState
        title={props.title}
        text={props.text}
        action={
          <>
            <Button look="ink" size="sm" href={sportPath({ name: "champs" }, language)}>
              {t("titles.champs")}
            </Button>
            {props.isNamed === true && (
              <Button size="sm" href={sportPath({ name: "betsOnYour" }, language)}>
                {t("betsOnYour.own")}
              </Button>
            )}
          </>
        }
      />
    </Band>
  );
}
