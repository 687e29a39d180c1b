import { cricketList } from "../../../events/chosenGames/index.ts";
import { sportPath } from "../../../events/navigation/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Band, Card } from "../../components/Band.tsx";
import { ListRow } from "../../components/ListRow.tsx";
import { NoMatches } from "../../favorites/ChosenMatches.tsx";
import { ChosenRows, useChosenGames, useGamesOf } from "../../favorites/ChosenRows.tsx";
import { canShowRows, useChosenStatus } from "../../favorites/useChosenStatus.ts";
import { formatCount } from "../../format/count.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import { CricketPage, NoCricket } from "./CricketPage.tsx";
import { useCricketHref, useNoCricket } from "./useCricket.ts";

/** The next matches shown here; the others are on the page of all of them. */
const mostNext = 5;

/** What is played now, what comes next, and the championships. */
export function CricketHome() {
  const t = useTranslation();
  const language = useSelect(({ settings }) => settings.language);
  const live = useChosenGames("live", cricketList);
  const line = useChosenGames("line", cricketList);
  const loaded = useChosenStatus(cricketList);
  const status = useNoCricket() ?? loaded;
  const hrefOf = useCricketHref();
  const next = line.rows.slice(0, mostNext);
  const all = {
    text: t("sports.allMatches"),
    href: sportPath({ name: "cricketEvents" }, language),
  };
  const broadcasts = {
    text: t("cricket.broadcasts"),
    href: sportPath({ name: "cricketBroadcasts" }, language),
  };
  if (!canShowRows(status, live.rows.length + line.rows.length))
    return (
      <CricketPage title={t("titles.cricket")}>
        <NoMatches status={status} empty={<NoCricket />} />
      </CricketPage>
    );
  return (
    <CricketPage title={t("titles.cricket")}>
      {live.rows.length > 0 && (
        <Band
          title={t("shell.live")}
          count={formatCount(live.rows.length, language)}
          more={broadcasts}
        >
          <ChosenRows {...live} hrefOf={hrefOf} />
        </Band>
      )}
      {next.length > 0 && (
        <Band title={t("cricket.next")} count={formatCount(line.rows.length, language)} more={all}>
          <ChosenRows rows={next} isOut={line.isOut} hrefOf={hrefOf} />
        </Band>
      )}
      <Champs />
    </CricketPage>
  );
}

/** The championships that have matches, in the order of their first one, with the number of them. */
function Champs() {
  const t = useTranslation();
  const language = useSelect(({ settings }) => settings.language);
  const names = useSelect(({ sports }) => sports.champs);
  const counts = new Map<number, number>();
  for (const { champId } of useGamesOf(cricketList, () => true))
    counts.set(champId, (counts.get(champId) ?? 0) + 1);
  if (counts.size === 0) return null;
  return (
    <Band title={t("titles.champs")} count={formatCount(counts.size, language)}>
      <Card>
        {[...counts].map(([id, games]) => (
          <ListRow
            key={id}
            icon="trophy"
            title={names[id]?.name ?? String(id)}
            value={formatCount(games, language)}
            href={sportPath({ name: "cricketChamp", params: { champ: id } }, language)}
          />
        ))}
      </Card>
    </Band>
  );
}
