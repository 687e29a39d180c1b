import { cricketPlaceOf } from "../../../events/chosenGames/index.ts";
import { playerIdOf } from "../../../events/teams/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import { Broadcasts } from "./Broadcasts.tsx";
import { CricketGame } from "./CricketGame.tsx";
import { CricketHome } from "./CricketHome.tsx";
import { CricketChamp, CricketMatches } from "./CricketMatches.tsx";
import { Player } from "./Player.tsx";

/** Cricket: what is played, what can be followed, championships, matches and players. [screen-cricket] */
export default function Cricket() {
  const t = useTranslation();
  const route = useSelect(({ navigation }) => navigation.route);
  const playerId = playerIdOf(route);
  if (playerId !== null) return <Player playerId={playerId} />;
  if (route.name === "cricketBroadcasts") return <Broadcasts />;
  if (route.name === "cricket") return <CricketHome />;
  const { champ, game } = cricketPlaceOf(route) ?? { champ: null, game: null };
  if (champ !== null) return <CricketChamp champId={champ} />;
  if (game !== null) return <CricketGame gameId={game} />;
  const title = route.name === "cricketGame" ? "titles.cricketGame" : "titles.cricketEvents";
  return <CricketMatches title={t(title)} />;
}
