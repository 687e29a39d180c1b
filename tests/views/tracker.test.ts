import { describe, expect, it } from "vitest";
import { serviceOf } from "../../src/views/tracker/service.ts";
import { incidentsOf, isOnLine, momentumOf } from "../../src/views/tracker/incidents.ts";

const of = (details: Record<string, number[]>) => ({
  score: { full: [0, 0] as [number, number], formatted: "", details },
});

describe("the course of a match of football", () => {
  it("is in order, and unknown where the score has totals only [screen-game]", () => {
    const game = of({
      goalMinutes1: [12],
      goalMinutes2: [],
      cornerMinutes2: [11, 40],
      redMinutes1: [30],
    });
    const incidents = incidentsOf(game);
    expect(incidents).toEqual([
      { kind: "corner", side: 1, minute: 11 },
      { kind: "goal", side: 0, minute: 12 },
      { kind: "red", side: 0, minute: 30 },
      { kind: "corner", side: 1, minute: 40 },
    ]);
    expect(incidents?.filter(isOnLine).map(({ kind }) => kind)).toEqual(["goal", "red"]);
    expect(incidentsOf(of({ goalMinutes1: [], goalMinutes2: [] }))).toEqual([]);
    expect(incidentsOf(of({ redCards: [0, 1] }))).toBeNull();
    expect(incidentsOf({})).toBeNull();
  });
  it("has a bar for each two minutes played, which fades and is never higher than the greatest", () => {
    const bars = momentumOf(
      [
        { kind: "goal", side: 0, minute: 1 },
        { kind: "corner", side: 1, minute: 2 },
        { kind: "red", side: 1, minute: 3 },
        // The minute after the clock: its stretch is under way.
        { kind: "shot", side: 1, minute: 6 },
      ],
      5.5,
    );
    expect(bars.map((bar) => bar.map((share) => Math.round(share * 100)))).toEqual([
      [100, 33],
      [60, 20],
      [36, 79],
    ]);
    expect(momentumOf([], 0)).toEqual([]);
    expect(momentumOf([], 2)).toEqual([[0, 0]]);
    // A corner alone does not fill the height.
    expect(momentumOf([{ kind: "corner", side: 0, minute: 1 }], 1)).toEqual([[1 / 3, 0]]);
  });
});

describe("the service of tennis", () => {
  const at = (serving: number, ...current: string[]) =>
    serviceOf({ status: 1, score: { full: [0, 0], formatted: "", serving, current } });
  it("is from the right with an even number of points, and says for what [screen-game]", () => {
    expect(at(1, "0", "0")).toEqual({ side: 0, isFromRight: true, point: null });
    expect(at(2, "15", "0")).toEqual({ side: 1, isFromRight: false, point: null });
    expect(at(1, "40", "15")).toEqual({ side: 0, isFromRight: true, point: "gamePoint" });
    expect(at(2, "40", "30")).toEqual({ side: 1, isFromRight: false, point: "breakPoint" });
    expect(at(1, "40", "40")).toEqual({ side: 0, isFromRight: true, point: "deuce" });
    expect(at(1, "40", "A")).toEqual({ side: 0, isFromRight: false, point: "breakPoint" });
    expect(at(2, "40", "A")).toEqual({ side: 1, isFromRight: false, point: "gamePoint" });
  });
  it("of a tie-break follows its points one by one", () => {
    expect(at(1, "6", "5")).toEqual({ side: 0, isFromRight: false, point: null });
    expect(at(2, "3", "3")).toEqual({ side: 1, isFromRight: true, point: null });
  });
  it("is unknown in a break, and where the score does not say it", () => {
    expect(
      serviceOf({
        status: 2,
        score: { full: [0, 0], formatted: "", serving: 1, current: ["0", "0"] },
      }),
    ).toBeNull();
    expect(at(0, "0", "0")).toBeNull();
    expect(at(1)).toBeNull();
    expect(at(1, "x", "0")).toBeNull();
    expect(serviceOf({ status: 1 })).toBeNull();
  });
});
