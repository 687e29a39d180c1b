import { describe, expect, it } from "vitest";
import { loadPacks, ownPacks } from "../../server/packs/packs.ts";
import { authorityFigureCases } from "./authorityFigures.ts";
import { figureCases as ownFigureCases } from "./packFigures.ts";
import { shownFigureCases } from "./shownFigures.ts";

const packs = loadPacks(ownPacks);
const figureCases = [...ownFigureCases, ...authorityFigureCases, ...shownFigureCases];

describe("a figure, a switch and a register of the project's packs holds from its day on (UTC), and not a millisecond before", () => {
  it.each(figureCases)("%s: %s", (id, _what, _of, day, read, before, after) => {
    const pack = packs.get(id);
    if (pack === undefined) throw new Error(`no pack ${id}`);
    const start = Date.parse(`${day}T00:00:00Z`);
    expect(read(pack, start - 1)).toEqual(before);
    expect(read(pack, start)).toEqual(after);
  });
  it("and none is without such a case", () => {
    const told = new Set(figureCases.map(([id, , of]) => `${id} ${of}`));
    const all = [...packs.values()].flatMap(
      ({
        id,
        figures,
        switches,
        calendarPeriods = [],
        registers = [],
        centralFiles = [],
        helpLine,
      }) => [
        ...[...figures, ...switches].map(({ of }) => `${id} ${of}`),
        ...calendarPeriods.map(({ of }) => `${id} ${of} by the calendar`),
        ...[...registers, ...centralFiles].map(({ name }) => `${id} ${name}`),
        ...(helpLine === undefined ? [] : [`${id} help line`]),
      ],
    );
    expect(all.filter((entry) => !told.has(entry))).toEqual([]);
    expect(all.length).toBeGreaterThan(0);
  });
});
