import { expect, it } from "vitest";
import type { Sealed } from "../../src/codec/codec.ts";
import { DescribeMoment, MarkMoment } from "../../src/commands/logFile.ts";
import { NavigationRequested } from "../../src/events/navigation/events.ts";
import { MomentDescribed, MomentMarked } from "../../src/events/report/events.ts";
import { given, stateOf } from "../kit/spec.ts";
import { START_AT } from "../kit/world.ts";

it("a player who says that something just went wrong is shown how to report it", () => {
  given()
    .when(MarkMoment({}))
    .expectEvents(
      MomentMarked({}),
      NavigationRequested({ path: "/en/office/report", isReplacing: false }),
    );
});

it("the latest twenty moments are remembered, each with its time", () => {
  const marks = (count: number) =>
    stateOf(...Array.from({ length: count }, () => MomentMarked({}))).report.marks;
  expect(marks(0)).toEqual([]);
  expect(marks(2)).toHaveLength(2);
  expect(marks(2).every(({ at }) => at >= START_AT)).toBe(true);
  expect(marks(25)).toEqual(marks(25).toSorted((a, b) => a.at - b.at));
  expect(marks(25)).toHaveLength(20);
});

it("a note is on the moment that was marked last, and there is none without a mark", () => {
  const note = "§personal:1" as Sealed;
  given(MomentMarked({})).when(DescribeMoment({ note })).expectEvents(MomentDescribed({ note }));
  const { marks } = stateOf(MomentMarked({}), MomentMarked({}), MomentDescribed({ note })).report;
  expect(marks.map((mark) => mark.note)).toEqual([null, note]);
  given().when(DescribeMoment({ note })).expectRefusal("nothing_to_do");
});
