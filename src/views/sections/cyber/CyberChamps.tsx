import { type CyberPlace, cyberList } from "../../../events/chosenGames/index.ts";
import { sportPath } from "../../../events/navigation/index.ts";
import type { Game } from "../../../events/sports/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Band, Card } from "../../components/Band.tsx";
import { ListRow } from "../../components/ListRow.tsx";
import { NoMatches } from "../../favorites/ChosenMatches.tsx";
import { useGamesOf } from "../../favorites/ChosenRows.tsx";
import { canShowRows, useChosenStatus } from "../../favorites/useChosenStatus.ts";
import { formatCount } from "../../format/count.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import { CyberPage, NoCyber } from "./CyberPage.tsx";
import { useIsOfDiscipline } from "./disciplines.ts";

/** The championships of a discipline, with the number of their matches. */
export function CyberChamps({ place }: { place: CyberPlace }) {
  const t = useTranslation();
  const language = useSelect(({ settings }) => settings.language);
  const names = useSelect(({ sports }) => sports.champs);
  const status = useChosenStatus(cyberList);
  const champs = byChamp(useGamesOf(cyberList, useIsOfDiscipline(place)));
  return (
    <CyberPage place={place}>
      {!canShowRows(status, champs.length) ? (
        <NoMatches status={status} empty={<NoCyber place={place} />} />
      ) : (
        <Band title={t("cyber.champs")} count={formatCount(champs.length, language)}>
          <Card>
            {champs.map(([id, games]) => (
              <ListRow
                key={id}
                title={names[id]?.name ?? String(id)}
                value={formatCount(games, language)}
                href={sportPath(
                  { name: "cyberChamp", params: { ...paramsOf(place), champ: id } },
                  language,
                )}
              />
            ))}
          </Card>
        </Band>
      )}
    </CyberPage>
  );
}

const paramsOf = ({ area, type, discipline }: CyberPlace) => ({
  area,
  type,
  discipline: discipline ?? area,
});

/** Ids of championships with the number of their matches, in the order of their first match. */
function byChamp(games: readonly Game[]): readonly (readonly [number, number])[] {
  const counts = new Map<number, number>();
  for (const { champId } of games) counts.set(champId, (counts.get(champId) ?? 0) + 1);
  return [...counts];
}
