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

/**
 * Keeps matches and prices as they are now; they may change before the page is taken over.
 * @returns given the slice as it is then, the slice to show: the same object, as long as nothing in it has changed
 */
export function keptSports(sports: SportsState): (now: SportsState) => SportsState {
  const { base } = sports.tables;
  const [games, markets, outcomes] = [
    sports.tables.games.snapshot(),
    sports.tables.markets.snapshot(),
    sports.tables.outcomes.snapshot(),
  ];
  let kept: SportsState | undefined;
  return (now) => {
    const isAsKept =
      now === sports &&
      now.tables.games.version === games.version &&
      now.tables.markets.version === markets.version &&
      now.tables.outcomes.version === outcomes.version;
    if (isAsKept) return sports;
    if (kept === undefined) {
      const tables = createTables(base);
      tables.games.restore(games);
      tables.markets.restore(markets);
      tables.outcomes.restore(outcomes);
      kept = { ...sports, tables };
    }
    return kept;
  };
}
