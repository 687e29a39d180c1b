import { useCallback } from "react";
import { sportPath } from "../../../events/navigation/index.ts";
import { cricketIdOf, type Game } from "../../../events/sports/index.ts";
import type { ChosenStatus } from "../../favorites/useChosenStatus.ts";
import { useSelect } from "../../hooks/useSelect.ts";

/** The page of a match within cricket. */
export function useCricketHref(): (game: Game) => string {
  const language = useSelect(({ settings }) => settings.language);
  return useCallback(
    ({ id }) => sportPath({ name: "cricketGame", params: { game: id } }, language),
    [language],
  );
}

/** Whether what is found is shown within cricket. */
export const useIsCricketSearch = (): boolean =>
  useSelect(({ navigation }) => navigation.route.name === "cricketSearch");

/** Why nothing of cricket can be asked for: the menu, which names it, is not here or has none of it. null: it can. */
export const useNoCricket = (): ChosenStatus | null =>
  useSelect((state) => {
    if (cricketIdOf(state) !== null) return null;
    const { live, line } = state.sports.menuAnswer;
    if (live === "failed" || line === "failed") return "failed";
    return live === "here" && line === "here" ? "here" : "loading";
  });
