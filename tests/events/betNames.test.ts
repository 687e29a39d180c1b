import { describe, expect, it } from "vitest";
import { marketTypes } from "../../server/simulation/marketTypes.ts";
import { inLanguageOf, namedBy } from "../../src/events/coupon/names.ts";
import { BetAdded } from "../../src/events/coupon/events.ts";
import { MarketTypes } from "../../src/events/sports/events.ts";
import { bet } from "../kit/bets.ts";
import { answered } from "../kit/events.ts";
import { stateOf } from "../kit/spec.ts";

const typesIn = (language: "en" | "ru") =>
  marketTypes.map(({ name, shortName, outcomes, ...type }) => ({
    ...type,
    name: name[language],
    shortName: shortName[language],
    outcomes: outcomes.map((outcome) => ({
      typeId: outcome.typeId,
      name: outcome.name[language],
      shortName: outcome.shortName[language],
    })),
  }));
const [english, russian] = [typesIn("en"), typesIn("ru")];

type Picked = { readonly marketTypeId: number; readonly typeId: number; readonly param?: number };
const picked = ({ marketTypeId, typeId, param }: Picked, marketParam = param) => {
  const one = bet(901);
  return {
    ...one,
    market: { ...one.market, typeId, param: param ?? null },
    title: { ...one.title, marketTypeId, marketParam: marketParam ?? null },
  };
};
const namesIn = (types: typeof english, one: ReturnType<typeof picked>) => {
  const { market, outcome } = namedBy(types, one).title;
  return [market, outcome];
};
const ofName = (name: string) => english.find((type) => type.name === name)!;

describe("the names of a bet", () => {
  it("are in the language of the market types, with its numbers and sides", () => {
    const total = ofName("Total {param}");
    const [over] = total.outcomes;
    const bigger = picked({ marketTypeId: total.id, typeId: over!.typeId, param: 2.5 });
    expect(namesIn(russian, bigger)).toEqual(["Тотал 2.5", "Больше 2.5"]);
    const result = ofName("Match result");
    const [home] = result.outcomes;
    const reds = picked({ marketTypeId: result.id, typeId: home!.typeId });
    expect(namesIn(russian, reds)).toEqual(["Исход матча", "Reds"]);
    // The number of a market may be that of the other side.
    const sideBySide = {
      ...total,
      name: "Фора {param}",
      outcomes: [{ ...over!, name: "{opponent2} ({param})" }],
    };
    const blues = picked({ marketTypeId: total.id, typeId: over!.typeId, param: 1.5 }, -1.5);
    expect(namesIn([sideBySide], blues)).toEqual(["Фора −1.5", "Blues (+1.5)"]);
  });

  it("come back whole from the other language, whatever was picked", () => {
    for (const type of english) {
      for (const { typeId } of type.outcomes) {
        const source = picked({ marketTypeId: type.id, typeId, param: -1.5 }, 1.5);
        const here = namedBy(english, source);
        const there = namedBy(russian, here);
        expect(there.title.market, type.name).not.toBe(here.title.market);
        expect(namedBy(english, there), type.name).toEqual(here);
      }
    }
  });

  it("stay as they were picked without a type, and where the types do not have it", () => {
    const old = bet(901);
    expect(namedBy(russian, old)).toBe(old);
    const unknown = picked({ marketTypeId: 99_999, typeId: 1 });
    expect(namedBy(russian, unknown)).toBe(unknown);
    const noSuchPick = picked({ marketTypeId: ofName("Match result").id, typeId: 99_999 });
    expect(namedBy(russian, noSuchPick)).toBe(noSuchPick);
  });

  it("are those of the page in the whole coupon, and the coupon is the same object if they are already", () => {
    const result = ofName("Match result");
    const one = picked({ marketTypeId: result.id, typeId: result.outcomes[0]!.typeId });
    const given = [BetAdded({ bet: one }), BetAdded({ bet: bet(902) })];
    const types = (items: typeof english) =>
      answered(MarketTypes, { lng: "ru" }, { groups: [], types: items });
    const before = stateOf(...given, types(russian)).coupon;
    expect(before.bets.map(({ title }) => title.market)).toEqual(["Исход матча", "Result"]);
    expect(inLanguageOf(russian, before)).toBe(before);
  });
});
