import type { Book } from "./book.ts";
import type { Language } from "./cards.ts";
import type { FeedName, Sport, Texts } from "./types.ts";
import type { FeedSource } from "./source.ts";

export const sportCategories: readonly { id: number; name: Texts; order: number }[] = [
  { id: 1, name: { en: "Ball games", ru: "Игры с мячом" }, order: 1 },
  { id: 2, name: { en: "Racket games", ru: "Игры с ракеткой" }, order: 2 },
  { id: 3, name: { en: "Ice and bat", ru: "Лёд и бита" }, order: 3 },
  { id: 4, name: { en: "Esports", ru: "Киберспорт" }, order: 4 },
  { id: 5, name: { en: "Racing", ru: "Скачки и бега" }, order: 5 },
  { id: 6, name: { en: "Fights", ru: "Единоборства" }, order: 6 },
  { id: 7, name: { en: "Specials", ru: "Спецставки" }, order: 7 },
];

/** All sports that a source may provide, by product name. */
export const sports = {
  football: sport(1, "football", "Football", "Футбол", 1, "football"),
  tennis: sport(2, "tennis", "Tennis", "Теннис", 2, "tennis"),
  basketball: sport(3, "basketball", "Basketball", "Баскетбол", 1, "basketball"),
  cricket: sport(4, "cricket", "Cricket", "Крикет", 3, "cricket"),
  iceHockey: sport(5, "ice-hockey", "Ice hockey", "Хоккей", 3, "hockey"),
  volleyball: sport(6, "volleyball", "Volleyball", "Волейбол", 1, "volleyball"),
  horseRacing: sport(7, "horse-racing", "Horse racing", "Скачки", 5, "flag"),
  tableTennis: sport(8, "table-tennis", "Table tennis", "Настольный теннис", 2, "tabletennis"),
  esports: sport(9, "esports", "Esports", "Киберспорт", 4, "esports"),
  greyhounds: sport(10, "greyhounds", "Greyhounds", "Собачьи бега", 5, "flag"),
  other: sport(11, "other", "Other sports", "Другие виды", 1, "trophy"),
  ufc: sport(12, "ufc", "UFC", "UFC", 6, "trophy"),
  politics: sport(13, "politics", "Politics", "Политика", 7, "trophy"),
  marbles: sport(14, "marbles", "Marbles", "Марблы", 7, "flag"),
} as const;

/** FeedSport of the contract for each sport that has games. */
export function sportCards(book: Book, source: FeedSource, feed: FeedName, lng: Language) {
  const games = [...book.games.values()].filter((game) => game.feed === feed);
  return source.sports
    .map((sport) => ({ sport, games: games.filter(({ sportId }) => sportId === sport.id) }))
    .filter((entry) => entry.games.length > 0)
    .map((entry) => ({
      id: entry.sport.id,
      name: entry.sport.name[lng],
      nameEn: entry.sport.nameEn,
      order: entry.sport.order,
      gamesCount: entry.games.length,
      champsCount: new Set(entry.games.map(({ champId }) => champId)).size,
      categoryId: entry.sport.categoryId,
      icon: entry.sport.icon,
      ...(entry.sport.id === sports.esports.id ? { cyberType: "real" } : {}),
    }));
}

function sport(
  id: number,
  nameEn: string,
  en: string,
  ru: string,
  categoryId: number,
  icon: string,
): Sport {
  return { id, nameEn, name: { en, ru }, order: id, categoryId, icon };
}
