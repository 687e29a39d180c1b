import { cyberPlaceOf } from "../../../events/chosenGames/index.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import { CyberChamp } from "./CyberChamp.tsx";
import { CyberChamps } from "./CyberChamps.tsx";
import { CyberGame } from "./CyberGame.tsx";
import { CyberMatches } from "./CyberMatches.tsx";

/** Esports: matches by kind and discipline, their championships, and each match. [screen-cyber] */
export default function Cyber() {
  const route = useSelect(({ navigation }) => navigation.route);
  const place = cyberPlaceOf(route);
  if (place === null) return null;
  if (place.game !== null) return <CyberGame place={place} gameId={place.game} />;
  if (place.champ !== null) return <CyberChamp place={place} champId={place.champ} />;
  return route.name === "cyberChamps" ? (
    <CyberChamps place={place} />
  ) : (
    <CyberMatches place={place} />
  );
}
