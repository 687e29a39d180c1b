import { pages as informationPages } from "../content/pages.ts";
import type { Book } from "../feed/book.ts";
import type { FeedName, Game, Sport, Texts } from "../feed/types.ts";
import { home, line, live, match, type PageTexts, sportLine, sportLive } from "./texts.ts";

/** A page as described to search engines; paths follow the language segment, "/" is home. */
export type KnownPage = {
  readonly title: Texts;
  readonly description: Texts;
  readonly heading: Texts;
  /** Markup; empty for pages that are a text themselves. */
  readonly text: Texts;
  /** Canonical path of the same content. */
  readonly canonical: string;
  /** Breadcrumbs, starting from home. */
  readonly above: readonly { readonly title: Texts; readonly path: string }[];
  readonly hasPicture: boolean;
};

const homeLink = { title: { en: "Home", ru: "Главная" }, path: "/" };
const noText: Texts = { en: "", ru: "" };

/** The page at a path; null if nothing is described for it. */
export function pageAt(
  path: string,
  feeds: { readonly sports: readonly Sport[]; readonly book: Pick<Book, "game"> },
): KnownPage | null {
  if (path === "/") return { ...home, canonical: "/", above: [], hasPicture: true };
  const [, first, second, ...segments] = path.split("/");
  if (first === "section" && (second === "live" || second === "line"))
    return feedPage(second, segments, feeds);
  if (first === "information" && second !== undefined && segments.length === 0)
    return informationPage(second);
  return null;
}

function feedPage(
  feed: FeedName,
  segments: readonly string[],
  { sports, book }: Parameters<typeof pageAt>[1],
): KnownPage | null {
  const list = `/section/${feed}`;
  const listTexts = feed === "live" ? live : line;
  const listLink = { title: listTexts.heading, path: list };
  if (segments.length === 0)
    return { ...listTexts, canonical: list, above: [homeLink], hasPicture: false };
  const [sportId, ...ids] = segments.filter((segment) => /^\d+$/.test(segment)).map(Number);
  const sport = sports.find(({ id }) => id === sportId);
  if (sport === undefined) return null;
  const sportPath = `${list}/${sport.id}`;
  const description = withName(feed === "live" ? sportLive : sportLine, sport.name);
  const gameId = ids.at(-1);
  if (gameId === undefined)
    return { ...description, canonical: sportPath, above: [homeLink, listLink], hasPicture: false };
  const asked = book.game(gameId);
  // The page of a sub-game is that of its match, opened at a part of it.
  const game = (asked?.subGame && book.game(asked.subGame.mainGameId)) ?? asked;
  if (game === undefined || game.sportId !== sport.id) return null;
  const above = [homeLink, listLink, { title: description.heading, path: sportPath }];
  const gameTexts = withName(match, namesOf(asked ?? game));
  return { ...gameTexts, canonical: `${sportPath}/${game.id}`, above, hasPicture: false };
}

function informationPage(slug: string): KnownPage | null {
  const page = informationPages.find((candidate) => candidate.slug === slug);
  if (page === undefined) return null;
  return {
    title: page.title,
    description: noText,
    heading: page.title,
    text: noText,
    canonical: `/information/${slug}`,
    above: [homeLink, { title: { en: "Information", ru: "Информация" }, path: "/information" }],
    hasPicture: false,
  };
}

function withName(description: PageTexts, name: Texts): PageTexts {
  const fill = (texts: Texts): Texts => ({
    en: texts.en.replaceAll("{name}", name.en),
    ru: texts.ru.replaceAll("{name}", name.ru),
  });
  return {
    title: fill(description.title),
    description: fill(description.description),
    heading: fill(description.heading),
    text: fill(description.text),
  };
}

function namesOf({ title, opponent1, opponent2, subGame }: Game): Texts {
  const name = title ?? [opponent1?.name, opponent2?.name].filter(Boolean).join(" – ");
  if (subGame === undefined) return { en: name, ru: name };
  return { en: `${name} · ${subGame.title.en}`, ru: `${name} · ${subGame.title.ru}` };
}
