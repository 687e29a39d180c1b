import { describe, expect, it } from "vitest";
import type { Draft } from "../../src/events/define.ts";
import { type ClientLimit, ClientLimits } from "../../src/events/limits/events.ts";
import { gameClosed } from "../../src/events/limits/index.ts";
import { RealityPauseBegan, RealityPauseEnded } from "../../src/events/reality/events.ts";
import { isBuiltIn } from "../../src/views/shell/screens.ts";
import { answered, signedIn, siteWith } from "../kit/events.ts";
import { stateOf } from "../kit/spec.ts";
import { selfExclusion } from "../marbles/limits.ts";
import { places, table } from "../routes/expected.ts";
import { at } from "../routes/states.ts";

const limits = (...data: readonly ClientLimit[]) => answered(ClientLimits, {}, { data });
const pausing = siteWith({
  policy: { id: "XA", figures: {}, bounds: { "REALITY-PAUSE.pauseMs": { atLeast: 300_000 } } },
});
const pause = RealityPauseBegan({ until: Date.UTC(2099, 0, 1) });
const closedAt = (path: string, ...events: readonly Draft[]) =>
  gameClosed(stateOf(...events, at(path)));

const rows = Object.entries(table);
/** Named here once more, so that a route that loses its mark is missed. */
const played = ["bingo", "casino", "casinoGame", "casinoProviders", "games", "lotto", "toto"];
const games = new Set(
  rows.flatMap(([name, { section, movedTo }]) =>
    played.includes(section) && movedTo === undefined ? [name] : [],
  ),
);

describe("what a third party has played", () => {
  it("is closed on each of its routes in the pause after a reality check, and on no other", () => {
    const closed = places.filter(
      ({ path }) => closedAt(path, signedIn, limits(), pause) === "reality_pause",
    );
    expect(new Set(closed.map(({ name }) => name))).toEqual(games);
    expect(places.filter(({ path }) => closedAt(path, signedIn, limits()) !== null)).toEqual([]);
  });
  it("opens with the end of the pause", () => {
    const path = "/en/slots/game/12/paper-koi";
    expect(closedAt(path, signedIn, limits(), pause, RealityPauseEnded({}))).toBeNull();
  });
  it("is closed by what closes bets", () => {
    expect(closedAt("/en/casino-lobby", signedIn, limits(selfExclusion))).toBe("self_excluded");
    expect(closedAt("/en/section/live", signedIn, limits(selfExclusion))).toBeNull();
  });
  it("waits, under a pack with a pause, until the server has told of one of another device", () => {
    const path = "/en/games/fortuna-bonus";
    expect(closedAt(path, pausing)).toBe("unknown");
    expect(closedAt(path, pausing, signedIn)).toBe("unknown");
    expect(closedAt(path, pausing, signedIn, limits())).toBeNull();
    expect(closedAt(path, signedIn)).toBeNull();
  });
  it("is every page of the layout for third parties but the one to sign in", () => {
    const foreign = rows.filter(([, { layout }]) => layout === "thirdParty");
    expect(foreign.flatMap(([name]) => (games.has(name) ? [] : [name]))).toEqual([
      "myCasinoAuthorization",
    ]);
  });
  // A screen of this app is not taken off its page: it would have to close itself.
  it("is no screen of this app", () => {
    const own = rows.filter(([name, { section }]) => games.has(name) && isBuiltIn(section));
    expect(own.map(([name]) => name)).toEqual([]);
  });
});
