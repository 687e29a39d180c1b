import { RefreshTeam } from "../../../commands/teams.ts";
import { sportPath } from "../../../events/navigation/index.ts";
import { bodyOf, type RemoteData } from "../../../events/remoteData.ts";
import { type PlayerBody, teamsOf } from "../../../events/teams/index.ts";
import { type Translate, useTranslation } from "../../../infra/i18n.ts";
import { Band, Card } from "../../components/Band.tsx";
import { KeyValues, ListRow } from "../../components/ListRow.tsx";
import { MatchRowSkeleton } from "../../components/Skeleton.tsx";
import { RemoteContent } from "../../content/RemoteContent.tsx";
import { ChosenMatches } from "../../favorites/ChosenMatches.tsx";
import { formatCount } from "../../format/count.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import { useSend } from "../../hooks/useSend.ts";
import styles from "./Cricket.module.css";
import { CricketPage, NoCricket } from "./CricketPage.tsx";
import { roleText } from "./Squad.tsx";
import { useCricketHref } from "./useCricket.ts";

/** What a sportsman did in the season, their team and its matches. */
export function Player({ playerId }: { playerId: number }) {
  const t = useTranslation();
  const send = useSend();
  const shown = useSelect((state) => teamsOf(state).player);
  const data: RemoteData<PlayerBody> = shown.id === playerId ? shown.data : { tag: "loading" };
  return (
    <CricketPage title={bodyOf(data)?.name ?? t("titles.cricketPlayer")}>
      {data.tag === "missing" ? (
        <NoCricket title={t("cricket.noPlayer")} text={t("cricket.noPlayerText")} />
      ) : (
        <RemoteContent
          data={data}
          skeleton={
            <Band>
              <MatchRowSkeleton rows={4} />
            </Band>
          }
          failedText={t("cricket.playerFailed")}
          oldText={t("cricket.playerOld")}
          onRefresh={() => send(RefreshTeam({}))}
        >
          {(player) => (
            <>
              <Figures player={player} />
              {player.teamId !== null && (
                <TeamOfPlayer playerId={playerId} teamId={player.teamId} />
              )}
            </>
          )}
        </RemoteContent>
      )}
    </CricketPage>
  );
}

/** In the order in which scorecards have them; what the server has besides them comes after, under its own key. */
const figures = [
  "matches",
  "innings",
  "runs",
  "highest",
  "average",
  "strikeRate",
  "overs",
  "wickets",
  "economy",
] as const;
type Figure = (typeof figures)[number];
const isFigure = (key: string): key is Figure => figures.some((figure) => figure === key);

function Figures({ player: { stats } }: { player: PlayerBody }) {
  const t = useTranslation();
  const language = useSelect(({ settings }) => settings.language);
  const keys = [...figures, ...Object.keys(stats).filter((key) => !isFigure(key))];
  const pairs = keys.flatMap((key) => {
    const value = stats[key];
    if (value === undefined) return [];
    const text = typeof value === "number" ? formatCount(value, language) : value;
    return [{ name: nameOf(key, t), value: text }];
  });
  return (
    <Band title={t("cricket.season")}>
      <Card isPadded>
        {pairs.length > 0 && stats["matches"] !== 0 ? (
          <KeyValues pairs={pairs} />
        ) : (
          <p className={styles.none}>{t("cricket.noFigures")}</p>
        )}
      </Card>
    </Band>
  );
}

const nameOf = (key: string, t: Translate): string => (isFigure(key) ? t(`cricket.${key}`) : key);

function TeamOfPlayer({ playerId, teamId }: { playerId: number; teamId: number }) {
  const t = useTranslation();
  const language = useSelect(({ settings }) => settings.language);
  const list = useSelect(({ navigation }) => navigation.route.name);
  const team = useSelect((state) => teamsOf(state).team);
  const body = team.id === teamId ? bodyOf(team.data) : null;
  const role = body?.players.find(({ id }) => id === playerId)?.role;
  const hrefOf = useCricketHref();
  return (
    <>
      <Band>
        <Card>
          <ListRow
            icon="cricket"
            title={body?.name ?? t("titles.cricketTeam")}
            about={role === undefined ? undefined : roleText(role, t)}
            href={sportPath({ name: "cricketTeam", params: { id: teamId } }, language)}
          />
        </Card>
      </Band>
      <ChosenMatches list={list} hrefOf={hrefOf} empty={null} />
    </>
  );
}
