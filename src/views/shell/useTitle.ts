import { useEffect } from "react";
import type { Route } from "../../events/navigation/route.ts";
import type { Game } from "../../events/sports/tables.ts";
import { useWords, type Words } from "../../infra/i18n.ts";
import { useRecord } from "../hooks/useRecord.ts";
import { useSelect } from "../hooks/useSelect.ts";
import { titleOf } from "../sports/sides.ts";
import { sportOf } from "../sports/sportKinds.ts";

/** Names the page in the browser: "Norrvik – Bastia Azul, Touchline". */
export function useTitle(): void {
  const words = useWords();
  const route = useSelect(({ navigation }) => navigation.route);
  const sport = useSelect((state) => sportOf(state, sportIdOf(route))?.name);
  const game = useRecord("games", route.name === "game" ? route.gameId : -1);
  const page = pageTitle(route, sport, game, words);
  const title = [page, words("shell.title")].filter(Boolean).join(", ");
  useEffect(() => {
    document.title = title;
  }, [title]);
}

const sportIdOf = (route: Route): number =>
  route.name === "live" || route.name === "line" ? (route.sportId ?? -1) : -1;

function pageTitle(
  route: Route,
  sport: string | undefined,
  game: Game | undefined,
  words: Words,
): string {
  switch (route.name) {
    case "home":
      return "";
    case "live":
      return sport === undefined ? words("shell.live") : words("sports.liveTitle", { sport });
    case "line":
      return sport === undefined ? words("shell.line") : words("sports.lineTitle", { sport });
    case "game":
      return game === undefined ? "" : titleOf(game);
    case "coupon":
      return words("coupon.title");
    case "login":
      return words("session.title");
    case "history":
      return words("bets.title");
    case "menu":
      return words("menu.title");
    case "report":
      return words("report.title");
    case "confirmTerms":
      return words("terms.title");
    case "maintenance":
      return words("shell.closed");
    case "blocked":
      return words("shell.blocked");
    case "missing":
      return words("shell.notFoundTitle");
  }
}
