import type { State } from "../../events/index.ts";
import { createTables, type SportsState } from "../../events/sports/index.ts";

/** Settings of the device that change what a page shows, as the server has them. */
const chosenHere = {
  coefViewId: null,
  timeZone: null,
  is12h: false,
  timeFilter: "all",
  currentBettingType: "live",
  filteredMarkets: "",
} as const;

/**
 * What the server made the page of: this state, without what only the device knows. While the app takes the page over, its
 * views read this; what differs they show in their next render.
 * @param initial the state before the first entry
 * @param servedAt when the page was made, by the server's clock; Unix ms
 */
export function asServed(state: State, initial: State, servedAt: number): State {
  const { navigation, sections, settings, shell, sports } = state;
  const isUsual = Object.entries(chosenHere).every(
    ([name, value]) => settings[name as keyof typeof chosenHere] === value,
  );
  return {
    ...initial,
    navigation,
    sections,
    sports,
    // The same object, if nothing differs: whoever reads it need not render again.
    settings: isUsual ? settings : { ...settings, ...chosenHere },
    shell: { ...initial.shell, config: shell.config, boot: shell.boot, startedAt: servedAt },
  };
}

/** Matches and prices as they are now: they may change before the page is taken over. */
export function keptSports(sports: SportsState): SportsState {
  const { base, games, markets, outcomes } = sports.tables;
  const tables = createTables(base);
  tables.games.restore(games.snapshot());
  tables.markets.restore(markets.snapshot());
  tables.outcomes.restore(outcomes.snapshot());
  return { ...sports, tables };
}
