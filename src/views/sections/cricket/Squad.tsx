import { RefreshTeam } from "../../../commands/teams.ts";
import { sportPath } from "../../../events/navigation/index.ts";
import { teamsOf } from "../../../events/teams/index.ts";
import { type Translate, useTranslation } from "../../../infra/i18n.ts";
import { Band, Card } from "../../components/Band.tsx";
import { ListRow } from "../../components/ListRow.tsx";
import { RemoteContent } from "../../content/RemoteContent.tsx";
import { formatCount } from "../../format/count.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import { useSend } from "../../hooks/useSend.ts";

/** The players of a team, each with a page; nothing where the server knows none of them. */
export function Squad({ teamId }: { teamId: number }) {
  const t = useTranslation();
  const send = useSend();
  const language = useSelect(({ settings }) => settings.language);
  const { id, data } = useSelect((state) => teamsOf(state).team);
  if (id !== teamId || data.tag === "missing") return null;
  return (
    <RemoteContent
      data={data}
      skeleton={null}
      failedText={t("cricket.playersFailed")}
      oldText={t("cricket.playersOld")}
      onRefresh={() => send(RefreshTeam({}))}
    >
      {({ players }) =>
        players.length > 0 && (
          <Band title={t("cricket.players")} count={formatCount(players.length, language)}>
            <Card>
              {players.map((player) => (
                <ListRow
                  key={player.id}
                  icon="user"
                  title={player.name}
                  about={player.role === undefined ? undefined : roleText(player.role, t)}
                  href={sportPath({ name: "cricketPlayer", params: { id: player.id } }, language)}
                />
              ))}
            </Card>
          </Band>
        )
      }
    </RemoteContent>
  );
}

const roles = ["batter", "wicketkeeper", "allRounder", "bowler"] as const;

/** What a player does; a role of another server in its own words. */
export function roleText(role: string, t: Translate): string {
  const known = roles.find((one) => one === role);
  return known === undefined ? role : t(`cricket.${known}`);
}
