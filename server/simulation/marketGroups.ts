import type { MarketGroup } from "../feed/types.ts";

/** The group that a match page opens with is first; the others are for players who look for more. */
export const groupIds = {
  popular: 1,
  teamTotals: 2,
  halves: 3,
  periods: 4,
  quarters: 5,
  goals: 6,
  cornersAndCards: 7,
  score: 8,
  sets: 9,
  maps: 10,
  innings: 11,
} as const;

export const marketGroups: readonly MarketGroup[] = [
  group(groupIds.popular, "Popular", "Основные"),
  group(groupIds.teamTotals, "Team totals", "Тоталы команд"),
  group(groupIds.halves, "Halves", "Таймы"),
  group(groupIds.periods, "Periods", "Периоды"),
  group(groupIds.quarters, "Quarters", "Четверти"),
  group(groupIds.goals, "Goals", "Голы"),
  group(groupIds.cornersAndCards, "Corners and cards", "Угловые и карточки"),
  group(groupIds.score, "Score", "Счёт"),
  group(groupIds.sets, "Sets", "Сеты"),
  group(groupIds.maps, "Maps", "Карты"),
  group(groupIds.innings, "Innings", "Иннингсы"),
];

function group(id: number, en: string, ru: string): MarketGroup {
  return { id, name: { en, ru }, order: id };
}
