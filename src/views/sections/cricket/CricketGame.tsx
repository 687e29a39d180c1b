import { cricketGameList } from "../../../events/chosenGames/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { NoMatches } from "../../favorites/ChosenMatches.tsx";
import { useChosenStatus } from "../../favorites/useChosenStatus.ts";
import { useRecord } from "../../hooks/useRecord.ts";
import { GamePage } from "../game/GamePage.tsx";
import { CricketPage, NoCricket } from "./CricketPage.tsx";
import { GameTeams } from "./GameTeams.tsx";

/** A match of cricket with all its markets and its teams, once its feed is known; its address does not name it. */
export function CricketGame({ gameId }: { gameId: number }) {
  const t = useTranslation();
  const game = useRecord("games", gameId);
  const status = useChosenStatus(cricketGameList);
  if (game !== undefined)
    return <GamePage feed={game.feed} gameId={gameId} more={<GameTeams game={game} />} />;
  return (
    <CricketPage title={t("titles.cricketGame")}>
      <NoMatches status={status} empty={<NoCricket title={t("cricket.gameGone")} />} />
    </CricketPage>
  );
}
