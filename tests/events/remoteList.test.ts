import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { joinPages, type Pages } from "../../src/events/remoteList.ts";

type Item = { readonly id: number };
const join = joinPages<Item>(({ id }) => id);
const page = (ids: readonly number[], nextPageToken: string | null) => ({
  items: ids.map((id) => ({ id })),
  nextPageToken,
});

describe("a list in pages", () => {
  it("starts over with the first page", () => {
    expect(join(page([3, 2], "b"), { pageToken: null }, page([4, 3], "a"))).toEqual(
      page([4, 3], "a"),
    );
  });
  it("drops a later page when the list was reset meanwhile", () => {
    expect(join(null, { pageToken: "b" }, page([2], null))).toBeNull();
  });
  it("holds each item once, in the server's order, however many are added between two requests", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 1, max: 7 }),
        fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 12 }),
        (count, size, added) => {
          // The newest first; an offset moves on when items are added in front.
          let all = Array.from({ length: count }, (_, index) => count - index);
          let list: Pages<Item> = page([], "0");
          let offset = 0;
          for (let pages = 0; offset < all.length; pages += 1) {
            const ids = all.slice(offset, offset + size);
            const next = join(
              pages === 0 ? null : list,
              { pageToken: pages === 0 ? null : "p" },
              {
                ...page(ids, offset + size < all.length ? "p" : null),
              },
            );
            list = next ?? list;
            offset += size;
            // Fewer than a page, or a later page would begin with items that the list has not seen.
            const news = Math.min(added[pages] ?? 0, size);
            all = [
              ...Array.from({ length: news }, (_, index) => all.length + news - index),
              ...all,
            ];
          }
          const ids = list.items.map(({ id }) => id);
          expect(new Set(ids).size).toBe(ids.length);
          expect(ids).toEqual([...ids].sort((first, second) => second - first));
        },
      ),
    );
  });
});
