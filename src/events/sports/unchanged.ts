/**
 * A list made anew, with the former items in place of those that say the same, and the former list if all of it does: what
 * follows an item hears of changes only, and a page that is arranged again renders no row again.
 */
export function unchanged<T extends { readonly id: number }>(
  before: readonly T[],
  now: readonly T[],
): readonly T[] {
  const former = new Map(before.map((item) => [item.id, item]));
  const items = now.map((item) => {
    const one = former.get(item.id);
    return one !== undefined && saysTheSame(one, item) ? one : item;
  });
  const isSame = items.length === before.length && items.every((item, at) => item === before[at]);
  return isSame ? before : items;
}

/** Of plain data of one type. */
function saysTheSame(one: unknown, other: unknown): boolean {
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null)
    return Object.is(one, other);
  const fields = Object.entries(one);
  const others = new Map(Object.entries(other));
  return (
    fields.length === others.size &&
    fields.every(([name, value]) => others.has(name) && saysTheSame(value, others.get(name)))
  );
}
