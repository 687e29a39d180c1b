import { feedOf, gameIdOf } from "../../../events/navigation/index.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import { GamePage } from "./GamePage.tsx";

/** The page of one match, live or of the line. */
export default function GameSection() {
  const route = useSelect(({ navigation }) => navigation.route);
  const [feed, gameId] = [feedOf(route), gameIdOf(route)];
  return feed === null || gameId === null ? null : <GamePage feed={feed} gameId={gameId} />;
}
