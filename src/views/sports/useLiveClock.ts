import { type FeedSport, type Game, hasBegun, isOver } from "../../events/sports/index.ts";
import { useTranslation, type Translate } from "../../infra/i18n.ts";
import { useSelect } from "../hooks/useSelect.ts";
import { clockOf } from "./matchTime.ts";
import { kindOf, sportOf } from "./sportKinds.ts";

/** Clock and score of a running match, "67′ 2–1"; undefined otherwise. */
export function useLiveClock(game: Game | undefined): string | undefined {
  const t = useTranslation();
  const sport = useSelect((state) => sportOf(state, game?.sportId ?? -1));
  return liveClock(game, sport, t);
}

export function liveClock(
  game: Game | undefined,
  sport: FeedSport | undefined,
  t: Translate,
): string | undefined {
  if (game === undefined || !hasBegun(game) || isOver(game)) return undefined;
  const { clock } = clockOf(game, kindOf(sport), t);
  const score = game.score === undefined ? "" : game.score.full.join("–");
  return `${clock} ${score}`.trim() || undefined;
}
