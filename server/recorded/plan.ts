import type { Champ, MarketType, Opponent, Sport } from "../feed/types.ts";
import type { OutcomeResult } from "../feed/source.ts";
import type { Definition, Runner } from "./decode.ts";
import { type CricketCard, type Names, readCatalogue, readCricketCard } from "./names.ts";
import { lastDefinitions, type Recording } from "./recording.ts";
import { type PlannedMarket, sportOf, TypeMaker } from "./types.ts";

/** A market of the product and where its prices come from. */
export type Line = PlannedMarket & {
  /** Id of the market in the stream. */
  readonly streamId: string;
  /** Places before its own among all markets and outcomes of the recording. */
  readonly marketsBefore: number;
  readonly outcomesBefore: number;
  /** Results at the end of the recording, in the order of `outcomes`. */
  readonly results: readonly OutcomeResult[];
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

/** What a recording holds, laid out so that ids follow from places. */
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
  const byEvent = new Map<string, [string, Definition][]>();
  for (const entry of definitions) {
    const { eventId } = entry[1];
    byEvent.set(eventId, [...(byEvent.get(eventId) ?? []), entry]);
  }
  const lines: Line[] = [];
  let outcomes = 0;
  const champs = new Map<string, Champ>();
  const games = [...byEvent.values()].map((markets, place): PlannedGame => {
    const own: Line[] = [];
    for (const [streamId, definition] of markets) {
      for (const planned of types.plan(naming.market(streamId, definition), definition)) {
        own.push({
          ...planned,
          streamId,
          marketsBefore: lines.length + own.length,
          outcomesBefore: outcomes,
          results: planned.outcomes.map(({ runner }) => resultOf(runner)),
        });
        outcomes += planned.outcomes.length;
      }
    }
    lines.push(...own);
    const first = (markets.find(([, { marketType }]) => marketType === "MATCH_ODDS") ??
      markets[0])?.[1];
    if (!first) throw new Error(`event ${place} of the recording has no market`);
    return {
      place,
      sport: sportOf(first),
      champId: champOf(first, champs).id,
      startsAt: first.marketTime,
      ...sidesOf(first, naming.runner),
      lines: own,
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

/** Two regulators run the same market twice; one of them is enough. */
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
      const known = runner.name ?? catalogue.runners.get(runner.id) ?? cricket.names.get(runner.id);
      if (known !== undefined) return known;
      // Runners of a race are few and known by number; teams of many matches need their ids.
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
  const [one, two] = (eventName ?? "").split(/ v | vs /);
  const side = (runner: Runner | undefined, name: string | undefined) => ({
    id: runner?.id ?? 0,
    name: name || (runner ? nameOf(runner, definition) : "Selection"),
  });
  return { title: null, opponent1: side(first, one), opponent2: side(second, two) };
}

function champOf(definition: Definition, champs: Map<string, Champ>): Champ {
  const sport = sportOf(definition);
  const place = definition.venue ?? definition.countryCode ?? "International";
  const key = `${sport.id} ${place}`;
  const known = champs.get(key);
  if (known) return known;
  const champ: Champ = {
    id: 9001 + champs.size,
    sportId: sport.id,
    name: { en: `${sport.name.en}. ${place}`, ru: `${sport.name.ru}. ${place}` },
    order: champs.size + 1,
    isTop: true,
    ...(definition.countryCode === null ? {} : { countryCode: definition.countryCode }),
  };
  champs.set(key, champ);
  return champ;
}

/** A runner that the recording leaves undecided gives the stake back. */
export function resultOf({ status }: Runner): OutcomeResult {
  return status === "WINNER" ? "won" : status === "LOSER" ? "lost" : "returned";
}
