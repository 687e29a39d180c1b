import {
  type Game,
  type MarketType,
  type ShownMarket,
  type SportsState,
  fillName,
} from "../../../events/sports/index.ts";
import type { MarketLayout } from "../../components/MarketGroup.tsx";

/** Everything under one title: a market, or all lines of a market. */
export type MarketBlock = {
  /** Stays the same when lines are added or removed. */
  readonly key: string;
  readonly title: string;
  readonly type: MarketType;
  readonly layout: MarketLayout;
  readonly markets: readonly ShownMarket[];
};

/** The markets of a match as blocks, in display order. */
export function marketBlocks(
  game: Game,
  shown: readonly ShownMarket[],
  types: SportsState["marketTypes"],
  isShort: boolean,
): readonly MarketBlock[] {
  const blocks = new Map<string, MarketBlock>();
  for (const market of shown) {
    const type = types[market.typeId];
    if (type === undefined) continue;
    const areLines = hasLines(type);
    const key = areLines ? `${type.id}` : `${type.id}:${market.param ?? ""}`;
    const markets = [...(blocks.get(key)?.markets ?? []), market];
    const title = fillName(
      isShort ? type.shortName : type.name,
      areLines ? null : market.param,
      game,
    );
    blocks.set(key, { key, title, type, layout: layoutOf(type), markets });
  }
  return [...blocks.values()];
}

/** Each outcome names its line, so markets that differ only in the line can be grouped. */
const hasLines = ({ outcomes }: MarketType): boolean =>
  outcomes.length > 0 && outcomes.every(({ name }) => name.includes("{param}"));

/** Over and Under share their line, so it is shown once beside them; in a handicap each side has its own. */
function layoutOf(type: MarketType): MarketLayout {
  const isNeutral = type.outcomes.every(({ name }) => !name.includes("{opponent"));
  if (hasLines(type) && type.outcomes.length === 2 && isNeutral) return "lines";
  return type.columns === 3 ? "three" : "two";
}
