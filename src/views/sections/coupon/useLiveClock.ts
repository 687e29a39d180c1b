import type { Game } from "../../../events/sports/tables.ts";
import { useWords } from "../../../infra/i18n.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import { hasBegun, isOver } from "../../../events/sports/phase.ts";
import { clockOf } from "../../sports/matchTime.ts";
import { kindOf, sportOf } from "../../sports/sportKinds.ts";

/** Clock and score of a running match, "67′ 2–1"; undefined for any other. */
export function useLiveClock(game: Game | undefined): string | undefined {
  const words = useWords();
  const sport = useSelect((state) => sportOf(state, game?.sportId ?? -1));
  if (game === undefined || !hasBegun(game) || isOver(game)) return undefined;
  const { clock } = clockOf(game, kindOf(sport), words);
  const score = game.score === undefined ? "" : game.score.full.join("–");
  return `${clock} ${score}`.trim() || undefined;
}
