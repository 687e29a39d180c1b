import type { Texts } from "../feed/types.ts";

/** One of our own games; `oldRoute` is its former address. */
export type OwnGame = {
  readonly id: number;
  readonly name: Texts;
  readonly route: string;
  readonly oldRoute: string | null;
  readonly categoryId: number;
  readonly tagId: number | null;
};

export const gameCategories: readonly { readonly id: number; readonly name: Texts }[] = [
  { id: 1, name: { en: "Fortune", ru: "Удача" } },
  { id: 2, name: { en: "Puzzles", ru: "Головоломки" } },
  { id: 3, name: { en: "Bonus games", ru: "Бонусные игры" } },
];

/** By group, as shown on the games page. */
export const ownGames: Readonly<Record<"games" | "bonusGames", readonly OwnGame[]>> = {
  games: [
    game(101, "fortune-wheel", "fortuna", 1, "Fortune wheel", "Колесо фортуны"),
    game(102, "treasure-chest", "chest", 1, "Treasure chest", "Сундук с сокровищами"),
    game(103, "memory-pairs", "memory", 2, "Memory pairs", "Найди пару"),
    game(104, "safe-cracker", "safe", 2, "Safe cracker", "Взломщик сейфов"),
    game(105, "instant-lottery", "lottery", 1, "Instant lottery", "Мгновенная лотерея"),
    game(106, "dragon-gold", "dragon", 1, "Dragon gold", "Золото дракона"),
  ],
  bonusGames: [
    game(201, "fortuna-bonus", null, 3, "Bonus wheel", "Бонусное колесо"),
    game(202, "chest-bonus", null, 3, "Bonus chest", "Бонусный сундук"),
    game(203, "memory-bonus", null, 3, "Bonus memory", "Бонусная память"),
    game(204, "safe-bonus", null, 3, "Bonus safe", "Бонусный сейф"),
    game(205, "lottery-bonus", null, 3, "Bonus lottery", "Бонусная лотерея"),
    game(206, "dragon-bonus", null, 3, "Bonus dragon", "Бонусный дракон"),
  ],
};

function game(
  id: number,
  route: string,
  oldRoute: string | null,
  categoryId: number,
  en: string,
  ru: string,
): OwnGame {
  return { id, route, oldRoute, categoryId, tagId: categoryId === 3 ? 5 : null, name: { en, ru } };
}
