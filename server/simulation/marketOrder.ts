import type { MarketGroup } from "../feed/facts.ts";

/** In the order in which they stand. */
export const marketGroups: readonly MarketGroup[] = [
  group(1, "Popular", "Основные"),
  group(2, "Totals", "Тоталы"),
  group(3, "Handicap", "Форы"),
  group(4, "Halves", "Таймы"),
  group(10, "Periods", "Периоды"),
  group(11, "Quarters", "Четверти"),
  group(5, "Goals", "Голы"),
  group(6, "Corners and cards", "Угловые и карточки"),
  group(7, "Score", "Счёт"),
  group(8, "Sets", "Сеты"),
  group(12, "Maps", "Карты"),
  group(9, "Innings", "Иннингсы"),
].map((group, place) => ({ ...group, order: place + 1 }));

/** What most players look for stands first, whatever its number. */
const leading = [1, 2, 17, 5, 103, 123, 102, 122, 3, 4, 6];

export function orderOf(id: number): number {
  const place = leading.indexOf(id);
  return place < 0 ? leading.length + id : place + 1;
}

function group(id: number, en: string, ru: string): Omit<MarketGroup, "order"> {
  return { id, name: { en, ru } };
}
