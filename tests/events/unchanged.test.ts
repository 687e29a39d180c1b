import { describe, expect, it } from "vitest";
import { unchanged } from "../../src/events/sports/unchanged.ts";

const row = (id: number, cells = 3) => ({ id, typeId: 1, outcomes: [{ id: id * 10, cells }] });

describe("a list that is made anew", () => {
  it("is the former one if it says the same", () => {
    const before = [row(1), row(2)];
    expect(unchanged(before, [row(1), row(2)])).toBe(before);
    expect(unchanged([], [])).toEqual([]);
  });

  it.each([
    ["an item is new", [row(1), row(2), row(3)], [0, 1, null]],
    ["an item is gone", [row(2)], [1]],
    ["the order is another", [row(2), row(1)], [1, 0]],
    ["something in an item is another", [row(1, 4), row(2)], [null, 1]],
    ["an item has lost a field", [{ id: 1, outcomes: [] }, row(2)], [null, 1]],
  ] as const)("keeps the items that say the same when %s", (_what, now, from) => {
    const before: readonly { readonly id: number }[] = [row(1), row(2)];
    const list = unchanged(before, now);
    expect(list).toEqual(now);
    expect(list).not.toBe(before);
    from.forEach((place, at) => expect(list[at]).toBe(place === null ? now[at] : before[place]));
  });
});
