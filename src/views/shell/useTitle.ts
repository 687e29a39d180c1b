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

/** Sets the document title: "Norrvik – Bastia Azul, Touchline", or the site's own title for SEO. [seo-001] */
export function useTitle(): void {
  const t = useTranslation();
  const route = useSelect(({ navigation }) => navigation.route);
  const sport = useSelect((state) => sportOf(state, sportIdOf(route) ?? -1)?.name);
  const game = useRecord("games", gameIdOf(route) ?? -1);
  const status = useSelect(failureOf);
  // A remote section may bring a title instead of the page's. The site's SEO title has priority over both,
  // and a title that a mounted section asks for (`titleRequested`) over all of them.
  const sectionTitle = useSelect(({ sections }) => sections[screenOf(route) ?? ""]?.title);
  const ownTitle =
    status === null
      ? (sectionTitle ?? pageTitle(route, sport, game, t))
      : t(status === 404 ? "titles.missing" : "titles.error500");
  const documentTitle = useSelect(({ seo }) => seo.head?.title) ?? null;
  const [, rerender] = useState(false);
  const isUntranslated = ownTitle.startsWith("titles.");
  const title =
    documentTitle ?? [!isUntranslated && ownTitle, t("shell.title")].filter(Boolean).join(", ");
  useEffect(() => {
    document.title = title;
  }, [title]);
  // Most titles are in translations that load later; a section that failed to load does not request them.
  useEffect(() => {
    if (isUntranslated) {
      void allTranslations().then(
        () => rerender(true),
        () => {},
      );
    }
  }, [isUntranslated]);
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
      // Every route has its title in the dictionary; a test checks this. [routing-003]
      return t(`titles.${(rowOf(name).title ?? name).replace(".", "_")}` as TranslationKey);
  }
}
