import type { MarketType, OutcomeType, Sport, Texts } from "../feed/types.ts";
import { sports } from "../feed/sports.ts";
import { groupIds } from "../simulation/marketGroups.ts";
import { marketTypes as commonTypes } from "../simulation/marketTypes.ts";
import type { Definition, Runner } from "./decode.ts";

const sportsByEventType: Readonly<Record<string, Sport>> = {
  "1": sports.football,
  "2": sports.tennis,
  "4": sports.cricket,
  "7": sports.horseRacing,
  "4339": sports.greyhounds,
  "7522": sports.basketball,
  "7524": sports.iceHockey,
  "998917": sports.volleyball,
};

export function sportOf({ eventTypeId }: Definition): Sport {
  return sportsByEventType[eventTypeId] ?? sports.other;
}

/** A market of the product, derived from a stream market or from one line of it. */
export type PlannedMarket = {
  readonly typeId: number;
  readonly param: number | null;
  readonly outcomes: readonly {
    readonly typeId: number;
    readonly param: number | null;
    readonly runner: Runner;
  }[];
};

const firstOwnTypeId = 1001;
const firstOwnOutcomeTypeId = 100_001;
const drawRunnerId = 58_805;

/** Converts stream markets to ours and collects the types that they need. */
export class TypeMaker {
  readonly #own: MarketType[] = [];
  readonly #used = new Set<number>();
  #nextOutcomeTypeId = firstOwnOutcomeTypeId;

  constructor(readonly nameOf: (runner: Runner, definition: Definition) => string) {}

  /** Types of all markets planned so far. */
  get types(): readonly MarketType[] {
    return [...commonTypes.filter(({ id }) => this.#used.has(id)), ...this.#own];
  }

  plan(marketName: string, definition: Definition): readonly PlannedMarket[] {
    const common = this.#commonPlan(definition);
    if (common) {
      for (const { typeId } of common) this.#used.add(typeId);
      return common;
    }
    const type = this.#ownType(marketName, definition);
    const outcomeTypeOf = (runner: Runner) =>
      type.outcomes[uniqueRunners(definition).findIndex(({ id }) => id === runner.id)]?.typeId ?? 0;
    return linesOf(definition).map(([line, runners]) => ({
      typeId: type.id,
      param: line,
      outcomes: runners.map((runner) => ({
        typeId: outcomeTypeOf(runner),
        param: line === null ? null : runner.hc,
        runner,
      })),
    }));
  }

  /** Plans a market with one of the types shared by simulation and recordings; null if none fits. */
  #commonPlan(definition: Definition): readonly PlannedMarket[] | null {
    const { marketType } = definition;
    const runners = sorted(definition.runners);
    const plain = (
      typeId: number,
      outcomeTypeIds: readonly number[],
      param: number | null = null,
    ) =>
      runners.length === outcomeTypeIds.length
        ? [
            inTypeOrder({
              typeId,
              param,
              outcomes: runners.map((runner, index) => ({
                typeId: outcomeTypeIds[index] ?? 0,
                param,
                runner,
              })),
            }),
          ]
        : null;
    const underOver = (typeId: number, tenths: string) =>
      plain(typeId, [10, 9], Number(tenths) / 10);
    const [, total] = /^OVER_UNDER_(\d+)$/.exec(marketType) ?? [];
    const [, halfTotal] = /^FIRST_HALF_GOALS_(\d+)$/.exec(marketType) ?? [];
    if (total) return underOver(17, total);
    if (halfTotal) return underOver(31, halfTotal);
    if (marketType === "MATCH_ODDS") {
      return runners.some(({ id }) => id === drawRunnerId)
        ? plain(1, [1, 3, 2])
        : plain(2, [11, 12]);
    }
    if (marketType === "HALF_TIME") return plain(21, [1, 3, 2]);
    if (marketType === "DOUBLE_CHANCE") return plain(3, [4, 6, 5]);
    if (marketType === "DRAW_NO_BET") return plain(4, [7, 8]);
    if (marketType === "BOTH_TEAMS_TO_SCORE") return plain(6, [15, 16]);
    if (marketType === "ASIAN_HANDICAP") return handicapPlan(definition);
    return null;
  }

  #ownType(marketName: string, definition: Definition): MarketType {
    const sport = sportOf(definition);
    const hasLines = linesOf(definition).length > 1;
    const runners = uniqueRunners(definition);
    const id = firstOwnTypeId + this.#own.length;
    const type: MarketType = {
      id,
      groupId: groupOf(marketName),
      name: both(hasLines ? `${marketName} {param}` : marketName),
      shortName: both(marketName),
      order: id,
      columns: runners.length === 3 ? 3 : 2,
      outcomes: runners.map((runner): OutcomeType => {
        const text = both(this.nameOf(runner, definition) + (hasLines ? " {param}" : ""));
        return { typeId: this.#nextOutcomeTypeId++, name: text, shortName: text };
      }),
      sportIds: [sport.id],
      isMain: definition.marketType === "WIN" || definition.marketType === "PLACE",
    };
    this.#own.push(type);
    return type;
  }
}

/** Sorts outcomes in the order of their type. */
function inTypeOrder(market: PlannedMarket): PlannedMarket {
  const typeOrder =
    commonTypes.find(({ id }) => id === market.typeId)?.outcomes.map(({ typeId }) => typeId) ?? [];
  const rank = ({ typeId }: { typeId: number }) => typeOrder.indexOf(typeId);
  return { ...market, outcomes: market.outcomes.toSorted((a, b) => rank(a) - rank(b)) };
}

/**
 * One market for each line of an Asian handicap: the first side with the line, the second with its opposite.
 */
function handicapPlan(definition: Definition): readonly PlannedMarket[] | null {
  const [first, second] = uniqueRunners(definition);
  if (!first || !second) return null;
  const secondByLine = new Map(
    definition.runners.filter(({ id }) => id === second.id).map((runner) => [runner.hc, runner]),
  );
  return sorted(definition.runners.filter(({ id }) => id === first.id)).flatMap((runner) => {
    const opposite = secondByLine.get(runner.hc === 0 ? 0 : -runner.hc);
    if (!opposite) return [];
    const outcomes = [
      { typeId: 13, param: runner.hc, runner },
      { typeId: 14, param: opposite.hc, runner: opposite },
    ];
    return [{ typeId: 5, param: runner.hc, outcomes }];
  });
}

/** Runners by line; a single entry with line null in markets without lines. */
function linesOf(definition: Definition): readonly (readonly [number | null, readonly Runner[]])[] {
  const isRepeated = uniqueRunners(definition).length < definition.runners.length;
  if (!isRepeated) return [[null, sorted(definition.runners)]];
  const lines = new Map<number, Runner[]>();
  for (const runner of sorted(definition.runners)) {
    lines.set(runner.hc, [...(lines.get(runner.hc) ?? []), runner]);
  }
  return [...lines];
}

function uniqueRunners(definition: Definition): readonly Runner[] {
  return [
    ...new Map(
      sorted(definition.runners)
        .toReversed()
        .map((runner) => [runner.id, runner]),
    ).values(),
  ].toReversed();
}

function sorted(runners: readonly Runner[]): readonly Runner[] {
  return runners.toSorted((a, b) => a.sortPriority - b.sortPriority);
}

function groupOf(name: string): number {
  if (/corner|card|booking|sending/i.test(name)) return groupIds.cornersAndCards;
  if (/correct score|margin|scorecast/i.test(name)) return groupIds.score;
  if (/half/i.test(name)) return groupIds.halves;
  if (/goal|score|nil|clean/i.test(name)) return groupIds.goals;
  return groupIds.popular;
}

function both(text: string): Texts {
  return { en: text, ru: text };
}
