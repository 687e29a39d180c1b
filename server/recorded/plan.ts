import type { Champ, MarketType, Opponent, Sport } from "../feed/types.ts";
import type { Result } from "../feed/source.ts";
import type { Definition, Runner } from "./decode.ts";
import { type CricketCard, type Names, readCatalogue, readCricketCard } from "./names.ts";
import { closings, lastDefinitions, type Recording } from "./recording.ts";
import { type PlannedMarket, sportOf, TypeMaker } from "./types.ts";

/** A market of the product and the stream market that its prices come from. */
export type Line = PlannedMarket & {
  /** Id of the market in the stream. */
  readonly streamId: string;
  /** How many markets and outcomes of the recording precede it. */
  readonly marketsBefore: number;
  readonly outcomesBefore: number;
  /** Results when the market closes, or else at the end of the recording, in the order of `outcomes`. */
  readonly results: readonly Result[];
};

export type PlannedGame = {
  readonly place: number;
  readonly sport: Sport;
  readonly champId: number;
  /** Unix milliseconds of the recording. */
  readonly startsAt: number;
  readonly title: string | null;
  readonly opponent1: Opponent;
  readonly opponent2: Opponent | null;
  readonly lines: readonly Line[];
  readonly streamIds: ReadonlySet<string>;
};

/** The contents of a recording, ordered so that ids follow from positions. */
export type RecordingPlan = {
  readonly games: readonly PlannedGame[];
  readonly lines: readonly Line[];
  readonly outcomes: number;
  readonly champs: readonly Champ[];
  readonly marketTypes: readonly MarketType[];
  readonly cricket: CricketCard;
};

export function planRecording(recording: Recording): RecordingPlan {
  const catalogue = readCatalogue(recording.file);
  const cricket = readCricketCard(recording.file);
  const naming = namingOf(catalogue, cricket);
  const types = new TypeMaker(naming.runner);
  const definitions = withoutDoubles(lastDefinitions(recording));
  const closed = closings(recording);
  const byEvent = new Map<string, [string, Definition][]>();
  for (const entry of definitions) {
    const { eventId } = entry[1];
    byEvent.set(eventId, [...(byEvent.get(eventId) ?? []), entry]);
  }
  const lines: Line[] = [];
  let outcomes = 0;
  const champs = new Map<string, Champ>();
  const games = [...byEvent.values()].map((markets, place): PlannedGame => {
    const gameLines: Line[] = [];
    for (const [streamId, definition] of markets) {
      for (const planned of types.plan(naming.market(streamId, definition), definition)) {
        gameLines.push({
          ...planned,
          streamId,
          marketsBefore: lines.length + gameLines.length,
          outcomesBefore: outcomes,
          results: planned.outcomes.map(({ runner }) =>
            resultOf(runner, closed.get(streamId) ?? definition),
          ),
        });
        outcomes += planned.outcomes.length;
      }
    }
    lines.push(...gameLines);
    const mainMarket = (markets.find(([, { marketType }]) => marketType === "MATCH_ODDS") ??
      markets[0])?.[1];
    if (!mainMarket) throw new Error(`event ${place} of the recording has no market`);
    return {
      place,
      sport: sportOf(mainMarket),
      champId: champOf(mainMarket, champs).id,
      startsAt: mainMarket.marketTime,
      ...sidesOf(mainMarket, naming.runner),
      lines: gameLines,
      streamIds: new Set(markets.map(([streamId]) => streamId)),
    };
  });
  return {
    games,
    lines,
    outcomes,
    champs: [...champs.values()],
    marketTypes: types.types,
    cricket,
  };
}

/** Two regulators list the same market; one copy is enough. */
function withoutDoubles(definitions: ReadonlyMap<string, Definition>): [string, Definition][] {
  const seen = new Set<string>();
  return [...definitions]
    .toSorted(([, a], [, b]) => Number(a.isDouble) - Number(b.isDouble))
    .filter(([streamId, { eventId, marketType, name }]) => {
      const key = name === null ? streamId : `${eventId} ${marketType} ${name}`;
      const isNew = !seen.has(key);
      seen.add(key);
      return isNew;
    });
}

function namingOf(catalogue: Names, cricket: CricketCard) {
  return {
    runner: (runner: Runner, definition: Definition) => {
      const name = runner.name ?? catalogue.runners.get(runner.id) ?? cricket.names.get(runner.id);
      if (name !== undefined) return name;
      // Runners of a race are few and identified by number; teams across many matches need their ids.
      return `Selection ${definition.venue === null ? runner.id : runner.sortPriority}`;
    },
    market: (streamId: string, definition: Definition) =>
      definition.name ??
      catalogue.markets.get(streamId) ??
      marketTexts[definition.marketType] ??
      `Market ${streamId}`,
  };
}

const marketTexts: Readonly<Record<string, string>> = {
  WIN: "Winner",
  PLACE: "To be placed",
  ASIAN_HANDICAP: "Asian handicap",
};

function sidesOf(
  definition: Definition,
  nameOf: (runner: Runner, definition: Definition) => string,
) {
  const { venue, eventName, marketTime, marketType, runners } = definition;
  const time = new Date(marketTime).toISOString().slice(11, 16);
  if (venue !== null || marketType === "WIN") {
    const title = `${venue ?? eventName ?? "Race"} ${time}`;
    return {
      title,
      opponent1: { id: Number(definition.eventId) || 0, name: title },
      opponent2: null,
    };
  }
  const [first, second] = runners.toSorted((a, b) => a.sortPriority - b.sortPriority);
  const [name1, name2] = (eventName ?? "").split(/ v | vs /);
  const side = (runner: Runner | undefined, name: string | undefined) => ({
    id: runner?.id ?? 0,
    name: name || (runner ? nameOf(runner, definition) : "Selection"),
  });
  return { title: null, opponent1: side(first, name1), opponent2: side(second, name2) };
}

function champOf(definition: Definition, champs: Map<string, Champ>): Champ {
  const sport = sportOf(definition);
  const location = definition.venue ?? definition.countryCode ?? "International";
  const key = `${sport.id} ${location}`;
  const existing = champs.get(key);
  if (existing) return existing;
  const champ: Champ = {
    id: 9001 + champs.size,
    sportId: sport.id,
    name: { en: `${sport.name.en}. ${location}`, ru: `${sport.name.ru}. ${location}` },
    order: champs.size + 1,
    isTop: true,
    ...(definition.countryCode === null ? {} : { countryCode: definition.countryCode }),
  };
  champs.set(key, champ);
  return champ;
}

/**
 * If a market leaves a runner undecided or removes it, the stake is returned. If more runners won than the market has
 * places, all of them share the places: a stream does not say which of them were level.
 */
function resultOf({ id, hc }: Runner, { places, runners }: Definition): Result {
  const status = runners.find((runner) => runner.id === id && runner.hc === hc)?.status;
  if (status !== "WINNER") return { result: status === "LOSER" ? "lost" : "returned" };
  const winners = runners.filter((runner) => runner.status === "WINNER").length;
  return {
    result: "won",
    ...(places > 0 && winners > places && { deadHeat: { places, winners } }),
  };
}
