import type { Game } from "../../events/sports/index.ts";
import { titleOf } from "../sports/sides.ts";
import { FavoriteStar } from "./FavoriteStar.tsx";

/** The star of a match, in its row or in the bar of its page. */
export const GameStar = ({ game, isLarge }: { game: Game; isLarge?: boolean }) => (
  <FavoriteStar
    type="game"
    id={game.permanentId}
    sportId={game.sportId}
    startTime={game.startTime}
    name={titleOf(game)}
    look={isLarge === true ? "bar" : "line"}
  />
);
