import { useSelect } from "../../hooks/useSelect.ts";
import { GamePage } from "./GamePage.tsx";

/** The page of one match, live or of the line. */
export default function GameSection() {
  const route = useSelect(({ navigation }) => navigation.route);
  return route.name === "game" ? <GamePage feed={route.feed} gameId={route.gameId} /> : null;
}
