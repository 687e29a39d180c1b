import type { SportsState } from "../../../events/sports/index.ts";
import type { MarketBlock } from "./marketBlocks.ts";

/** In place of a group's id: every market. Groups of the feeds count from 1. */
export const allGroups = 0;

/** The groups that have a block now, in their order. */
export const groupsOf = (blocks: readonly MarketBlock[], groups: SportsState["marketGroups"]) =>
  groups
    .filter(({ id }) => blocks.some(({ type }) => type.groupId === id))
    .sort((one, two) => one.order - two.order);

/** The first group is what a player meets: it is made up to so many from what stands next. */
const fewestFirst = 6;

/** The blocks under a tab, in their order. */
export function blocksOf(
  blocks: readonly MarketBlock[],
  groups: SportsState["marketGroups"],
  group: number,
): readonly MarketBlock[] {
  if (group === allGroups) return blocks;
  const own = blocks.filter(({ type }) => type.groupId === group);
  if (groupsOf(blocks, groups)[0]?.id !== group) return own;
  const next = blocks.filter(({ type }) => type.groupId !== group);
  const shown = new Set([...own, ...next.slice(0, Math.max(0, fewestFirst - own.length))]);
  return blocks.filter((block) => shown.has(block));
}

/** The group to show: the chosen one while it has markets, else the first. */
export function shownGroup(
  blocks: readonly MarketBlock[],
  groups: SportsState["marketGroups"],
  chosen: number | undefined,
): number {
  const present = groupsOf(blocks, groups);
  const isThere = chosen === allGroups || present.some(({ id }) => id === chosen);
  return (isThere ? chosen : present[0]?.id) ?? allGroups;
}
