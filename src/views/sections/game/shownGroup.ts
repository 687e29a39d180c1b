import type { SportsState } from "../../../events/sports/state.ts";
import type { MarketBlock } from "./marketBlocks.ts";

/** In place of a group's id: every market. Groups of the feeds count from 1. */
export const allGroups = 0;

/** The groups that have a block now, in their order. */
export const groupsOf = (blocks: readonly MarketBlock[], groups: SportsState["marketGroups"]) =>
  groups
    .filter(({ id }) => blocks.some(({ type }) => type.groupId === id))
    .sort((one, two) => one.order - two.order);

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
