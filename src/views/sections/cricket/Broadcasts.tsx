import type { ReactNode } from "react";
import { RefreshBroadcasts } from "../../../commands/broadcasts.ts";
import { broadcastIds, broadcastsOf } from "../../../events/broadcasts/index.ts";
import { broadcastsList } from "../../../events/chosenGames/index.ts";
import type { ShownGame } from "../../../events/sports/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Band, Card } from "../../components/Band.tsx";
import { MatchRowSkeleton } from "../../components/Skeleton.tsx";
import { RemoteContent } from "../../content/RemoteContent.tsx";
import { NoMatches } from "../../favorites/ChosenMatches.tsx";
import { ChosenRows, useChosenGames } from "../../favorites/ChosenRows.tsx";
import { GameStar } from "../../favorites/GameStar.tsx";
import { canShowRows, useChosenStatus } from "../../favorites/useChosenStatus.ts";
import { formatCount } from "../../format/count.ts";
import { useRecord } from "../../hooks/useRecord.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import { useSend } from "../../hooks/useSend.ts";
import { GameRow } from "../../sports/GameRow.tsx";
import { OverTracker } from "../../tracker/OverTracker.tsx";
import styles from "./Cricket.module.css";
import { CricketPage, NoCricket } from "./CricketPage.tsx";
import { GameTeams } from "./GameTeams.tsx";
import { useCricketHref, useNoCricket } from "./useCricket.ts";

/** The matches that can be followed as they are played, each with its course so far, and the next ones. [sports-012] */
export function Broadcasts() {
  const t = useTranslation();
  const send = useSend();
  const none = useNoCricket();
  const { data } = useSelect(broadcastsOf);
  const nothing = (
    <NoCricket title={t("cricket.noBroadcasts")} text={t("cricket.noBroadcastsText")} />
  );
  return (
    <CricketPage title={t("titles.cricketBroadcasts")}>
      {none === null ? (
        <RemoteContent
          data={data}
          skeleton={
            <Band>
              <MatchRowSkeleton rows={4} />
            </Band>
          }
          failedText={t("cricket.broadcastsFailed")}
          oldText={t("cricket.broadcastsOld")}
          onRefresh={() => send(RefreshBroadcasts({}))}
        >
          {(items) => (items.length === 0 ? nothing : <Followed empty={nothing} />)}
        </RemoteContent>
      ) : (
        <NoMatches status={none} empty={nothing} />
      )}
    </CricketPage>
  );
}

const feeds = ["live", "line"] as const;

function Followed({ empty }: { empty: ReactNode }) {
  const t = useTranslation();
  const language = useSelect(({ settings }) => settings.language);
  const hrefOf = useCricketHref();
  const hasLive = useSelect((state) => broadcastIds(state, "live").length > 0);
  const hasLine = useSelect((state) => broadcastIds(state, "line").length > 0);
  const asked = feeds.filter((feed) => (feed === "live" ? hasLive : hasLine));
  const status = useChosenStatus(broadcastsList, asked);
  const live = useChosenGames("live", broadcastsList);
  const line = useChosenGames("line", broadcastsList);
  if (!canShowRows(status, live.rows.length + line.rows.length))
    return <NoMatches status={status} empty={empty} />;
  return (
    <>
      {live.rows.length > 0 && (
        <Band title={t("shell.live")} count={formatCount(live.rows.length, language)}>
          <div className={styles.cards}>
            {live.rows.map((row) => (
              <FollowedMatch key={row.id} shown={row} isOut={live.isOut(row.id)} />
            ))}
          </div>
        </Band>
      )}
      {line.rows.length > 0 && (
        <Band title={t("favorites.upcoming")} count={formatCount(line.rows.length, language)}>
          <ChosenRows {...line} hrefOf={hrefOf} />
        </Band>
      )}
    </>
  );
}

/** A match with its prices, its course over by over, and the way to its teams. */
function FollowedMatch({ shown, isOut }: { shown: ShownGame; isOut: boolean }) {
  const game = useRecord("games", shown.id);
  const hrefOf = useCricketHref();
  if (game === undefined) return null;
  return (
    <Card>
      <GameRow shown={shown} isOut={isOut} Star={GameStar} hrefOf={hrefOf} />
      <OverTracker game={game} />
      <GameTeams game={game} look="line" />
    </Card>
  );
}
