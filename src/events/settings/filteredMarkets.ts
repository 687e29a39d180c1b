/** The market types that the player has pinned, from the comma string that is stored. [settings-006] */
export const pinnedTypesOf = (filteredMarkets: string): readonly number[] =>
  filteredMarkets.split(",").flatMap((id) => (/^\d+$/.test(id) ? [Number(id)] : []));

/** The comma string with this type pinned, or no longer. */
export function withPinToggled(filteredMarkets: string, typeId: number): string {
  const before = pinnedTypesOf(filteredMarkets);
  const after = before.includes(typeId)
    ? before.filter((id) => id !== typeId)
    : [...before, typeId];
  return after.join(",");
}
