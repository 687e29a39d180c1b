import { type CyberPlace, cyberGameList } from "../../../events/chosenGames/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { NoMatches } from "../../favorites/ChosenMatches.tsx";
import { useChosenStatus } from "../../favorites/useChosenStatus.ts";
import { useRecord } from "../../hooks/useRecord.ts";
import { GamePage } from "../game/GamePage.tsx";
import { CyberPage, NoCyber } from "./CyberPage.tsx";

/** A match of esports with all its markets, once its feed is known; its address does not name it. */
export function CyberGame({ place, gameId }: { place: CyberPlace; gameId: number }) {
  const t = useTranslation();
  const game = useRecord("games", gameId);
  const status = useChosenStatus(cyberGameList);
  if (game !== undefined) return <GamePage feed={game.feed} gameId={gameId} />;
  return (
    <CyberPage place={place}>
      <NoMatches status={status} empty={<NoCyber place={place} title={t("cyber.gameGone")} />} />
    </CyberPage>
  );
}
