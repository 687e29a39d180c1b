import type { SportsState } from "../../../events/sports/index.ts";
import type { MarketBlock } from "./marketBlocks.ts";

/** Group id for all markets. Group ids of the feeds start at 1. */
export const allGroups = 0;

/** The groups that have blocks, in order. */
export const groupsOf = (blocks: readonly MarketBlock[], groups: SportsState["marketGroups"]) =>
  groups
    .filter(({ id }) => blocks.some(({ type }) => type.groupId === id))
    .sort((a, b) => a.order - b.order);

/** The first group is what a player sees first: it is filled up to this many blocks from the next ones. */
const fewestFirst = 6;

/** The blocks of a tab, in order. */
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
  const available = groupsOf(blocks, groups);
  const isAvailable = chosen === allGroups || available.some(({ id }) => id === chosen);
  return (isAvailable ? chosen : available[0]?.id) ?? allGroups;
}

/** The blocks with those of pinned market types first; both parts keep their order. [settings-006] */
export const pinnedFirst = (
  blocks: readonly MarketBlock[],
  typeIds: readonly number[],
): readonly MarketBlock[] => {
  const isPinned = ({ type }: MarketBlock) => typeIds.includes(type.id);
  return [...blocks.filter(isPinned), ...blocks.filter((block) => !isPinned(block))];
};
