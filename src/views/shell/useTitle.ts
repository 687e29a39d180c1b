import { useEffect, useState } from "react";
import {
  type Route,
  failureOf,
  gameIdOf,
  rowOf,
  screenOf,
  sportIdOf,
} from "../../events/navigation/index.ts";
import type { Game } from "../../events/sports/index.ts";
import {
  allTranslations,
  type TranslationKey,
  useTranslation,
  type Translate,
} from "../../infra/i18n.ts";
import { useRecord } from "../hooks/useRecord.ts";
import { useSelect } from "../hooks/useSelect.ts";
import { titleOf } from "../sports/sides.ts";
import { sportOf } from "../sports/sportKinds.ts";

/**
 * Names the page in the browser: "Norrvik – Bastia Azul, Touchline", or as the site says for search engines. [seo-001]
 */
export function useTitle(): void {
  const t = useTranslation();
  const route = useSelect(({ navigation }) => navigation.route);
  const sport = useSelect((state) => sportOf(state, sportIdOf(route) ?? -1)?.name);
  const game = useRecord("games", gameIdOf(route) ?? -1);
  const status = useSelect(failureOf);
  /**
   * A remote section has a title of its own, in place of the page's. What the site says for search engines goes before
   * both, and what the section orders once it stands (`titleWished`) before all.
   */
  const own = useSelect(({ sections }) => sections[screenOf(route) ?? ""]?.title);
  const page =
    status === null
      ? (own ?? pageTitle(route, sport, game, t))
      : t(status === 404 ? "titles.missing" : "titles.error500");
  const documentTitle = useSelect(({ seo }) => seo.head?.title) ?? null;
  const [, receive] = useState(false);
  const isUnspoken = page.startsWith("titles.");
  const title = documentTitle ?? [!isUnspoken && page, t("shell.title")].filter(Boolean).join(", ");
  useEffect(() => {
    document.title = title;
  }, [title]);
  // Most titles come with the later words, and what failed to load does not bring them.
  useEffect(() => {
    if (isUnspoken) {
      void allTranslations().then(
        () => receive(true),
        () => {},
      );
    }
  }, [isUnspoken]);
}

function pageTitle(
  { name }: Route,
  sport: string | undefined,
  game: Game | undefined,
  t: Translate,
): string {
  switch (name) {
    case "home":
    case "pending":
      return "";
    case "live":
      return sport === undefined ? t("shell.live") : t("sports.liveTitle", { sport });
    case "line":
      return sport === undefined ? t("shell.line") : t("sports.lineTitle", { sport });
    case "game":
      return game === undefined ? "" : titleOf(game);
    default:
      // Every row of the table has its phrase in the dictionary, which a test proves. [routing-003]
      return t(`titles.${(rowOf(name).title ?? name).replace(".", "_")}` as TranslationKey);
  }
}
