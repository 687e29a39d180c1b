import type { Book } from "../feed/book.ts";
import { byInterest } from "../feed/interest.ts";
import type { FeedSource } from "../feed/source.ts";
import type { Champ, FeedName, Game, MarketType, Opponent } from "../feed/types.ts";
import { closeness } from "./closeness.ts";
import { inOtherLayout, wordsIn, wordsOfName } from "./words.ts";

/** Shorter texts find nothing (contract, searchEvents). */
const fewestLetters = 3;
/** Nobody types more than this to find a match; the rest is not read. */
const longestText = 64;
const mostWords = 6;
const over = 4;
/** What a word of the championship or the sport adds to the distance, so that names of teams come first. */
const besideThePoint = 2;

export type SearchScope = {
  readonly feed: FeedName | null;
  readonly sportId: number | null;
};
export type FoundTeam = Opponent & { readonly sportId: number };
export type FoundMarket = { readonly game: Game; readonly type: MarketType };
export type Found = {
  /** The closest first. */
  readonly games: readonly Game[];
  readonly champs: readonly Champ[];
  readonly teams: readonly FoundTeam[];
  readonly markets: readonly FoundMarket[];
};

type Sources = { readonly book: Book; readonly source: FeedSource };

/**
 * Matches, championships, teams and markets by what a player typed, in any of the alphabets and with typing
 * errors. Every word must fit; if nothing does, the text may have been typed in the other keyboard layout.
 */
export function find(sources: Sources, typed: string, scope: SearchScope): Found {
  const text = typed.slice(0, longestText).trim();
  if ([...text].length < fewestLetters) return nothing;
  const found = findWords(sources, wordsIn(text).slice(0, mostWords), scope);
  return isNothing(found)
    ? findWords(sources, wordsIn(inOtherLayout(text)).slice(0, mostWords), scope)
    : found;
}

const nothing: Found = { games: [], champs: [], teams: [], markets: [] };
const isNothing = ({ games, champs, teams, markets }: Found): boolean =>
  games.length + champs.length + teams.length + markets.length === 0;

function findWords(sources: Sources, words: readonly string[], scope: SearchScope): Found {
  if (words.length === 0) return nothing;
  const { book } = sources;
  const games = [...book.games.values()].filter(
    (game) =>
      game.status !== over &&
      (scope.feed === null || game.feed === scope.feed) &&
      (scope.sportId === null || game.sportId === scope.sportId),
  );
  const champIds = new Set(games.map(({ champId }) => champId));
  const champs = [...book.champs.values()]
    .filter(({ id }) => champIds.has(id))
    .sort((a, b) => a.order - b.order);
  const markets = marketsOf(sources, games, words);
  const named = gamesOf(sources, games, words);
  return {
    games: named.length > 0 ? named : [...new Set(markets.map(({ game }) => game))],
    champs: closestFirst(champs, (champ) =>
      distance(words, champWords(champ), sportWords(sources, champ.sportId)),
    ),
    teams: closestFirst(teamsOf(games), ({ name }) => distance(words, wordsOfName(name), [])),
    markets,
  };
}

function gamesOf(sources: Sources, games: readonly Game[], words: readonly string[]) {
  const about = (game: Game): readonly string[] => {
    const champ = sources.book.champs.get(game.champId);
    return [
      ...(champ === undefined ? [] : champWords(champ)),
      ...sportWords(sources, game.sportId),
    ];
  };
  const isNamed = (game: Game): boolean =>
    words.some((word) => closest(word, gameWords(game)) !== null);
  return closestFirst(byInterest(sources.book, games.filter(isNamed)), (game) =>
    distance(words, gameWords(game), about(game)),
  );
}

/** Markets named in the text, of the matches that its other words name, or of the most interesting ones. */
function marketsOf(sources: Sources, games: readonly Game[], words: readonly string[]) {
  const { book, source } = sources;
  const isOfMarkets = (word: string) =>
    source.marketTypes.some((type) => isBeginning(word, marketWords(type)));
  const named = words.filter(isOfMarkets);
  if (named.length === 0) return [];
  const others = words.filter((word) => !named.includes(word));
  const matches = others.length === 0 ? byInterest(book, games) : gamesOf(sources, games, others);
  const types = source.marketTypes.filter((type) =>
    named.every((word) => isBeginning(word, marketWords(type))),
  );
  return matches.flatMap((game): FoundMarket[] => {
    const typeIds = new Set(book.marketsOf(game.id).map(({ typeId }) => typeId));
    return types.filter(({ id }) => typeIds.has(id)).map((type) => ({ game, type }));
  });
}

const isBeginning = (typed: string, words: readonly string[]): boolean =>
  typed.length >= fewestLetters && words.some((word) => word.startsWith(typed));

/** Sum over the words; null if one fits nowhere, or none fits what the thing itself is called. */
function distance(
  words: readonly string[],
  names: readonly string[],
  about: readonly string[],
): number | null {
  let sum = 0;
  let isNamed = false;
  for (const word of words) {
    const own = closest(word, names);
    const beside = own === null ? closest(word, about) : null;
    if (own === null && beside === null) return null;
    isNamed ||= own !== null;
    sum += own ?? (beside ?? 0) + besideThePoint;
  }
  return isNamed ? sum : null;
}

function closest(typed: string, words: readonly string[]): number | null {
  const all = words.map((word) => closeness(typed, word)).filter((found) => found !== null);
  return all.length === 0 ? null : Math.min(...all);
}

/** Those that were found, the closest first; equally close ones keep their order. */
function closestFirst<T>(items: readonly T[], far: (item: T) => number | null): readonly T[] {
  return items
    .flatMap((item) => {
      const away = far(item);
      return away === null ? [] : [{ item, away }];
    })
    .sort((a, b) => a.away - b.away)
    .map(({ item }) => item);
}

function teamsOf(games: readonly Game[]): readonly FoundTeam[] {
  const teams = new Map<number, FoundTeam>();
  for (const { opponent1, opponent2, sportId } of games) {
    // A race has one side, the race itself.
    if (opponent1 === undefined || opponent2 === undefined) continue;
    teams.set(opponent1.id, { ...opponent1, sportId });
    teams.set(opponent2.id, { ...opponent2, sportId });
  }
  return [...teams.values()];
}

const gameWords = ({ title, opponent1, opponent2 }: Game): readonly string[] =>
  [title, opponent1?.name, opponent2?.name].flatMap((name) =>
    name === undefined ? [] : wordsOfName(name),
  );

const champWords = ({ name }: Champ): readonly string[] => [
  ...wordsOfName(name.en),
  ...wordsOfName(name.ru),
];

function sportWords({ source }: Sources, sportId: number): readonly string[] {
  const sport = source.sports.find(({ id }) => id === sportId);
  return sport === undefined ? [] : [...wordsOfName(sport.name.en), ...wordsOfName(sport.name.ru)];
}

const marketWords = ({ name }: MarketType): readonly string[] =>
  [name.en, name.ru].flatMap((text) => wordsOfName(text.replace(/\{\w+\}/g, "")));
