import { expect, it } from "vitest";
import { loadPacks, ownPacks } from "../../server/packs/packs.ts";
import { isBuiltIn } from "../../src/views/shell/screens.ts";
import { table } from "../routes/expected.ts";

const slots = /\bslots?\b|\bspins?\b/i;

it("what a pack says of slots stands under what is not built, as long as no slot can be played here", () => {
  const places = Object.values(table).filter(({ pattern }) => pattern.includes("slots"));
  expect(places.length).toBeGreaterThan(0);
  expect(places.filter(({ section }) => isBuiltIn(section))).toEqual([]);
  const said = [...loadPacks(ownPacks).values()].flatMap(({ id, notBuilt, ...promised }) => [
    // What a source is about says nothing of the product.
    ...(slots.test(JSON.stringify(promised, (key, value) => (key === "clause" ? "" : value)))
      ? [`${id} promises it`]
      : []),
    ...notBuilt.filter(({ text }) => slots.test(text)).map(() => `${id} says that it is not built`),
  ]);
  expect(said).toEqual(["DE says that it is not built", "GB says that it is not built"]);
});
