import { NEVER } from "rxjs";
import { marbles } from "rxjs-marbles";
import { describe, it } from "vitest";
import { type Switch, switches } from "../../src/epics/sports/poll.ts";
import type { Wanted } from "../../src/epics/sports/wanted.ts";

const wanted = (key: string): Wanted => ({ key, everyMs: () => 1_000, ask: () => NEVER });
const [live, line, prices] = [wanted("live"), wanted("line"), wanted("prices")];
const screens = { n: [], h: [live, line], g: [live, prices] };
const start = (poll: Wanted): Switch => ({ key: poll.key, wanted: poll });
const stop = (poll: Wanted): Switch => ({ key: poll.key, wanted: null });

// Pure streams without a rule of their own are marble diagrams.
describe("the polls of a new screen", () => {
  it(
    "start what is new, stop what is gone, and leave alone what both need",
    marbles((m) => {
      const polls$ = m.hot("  h---g---n", screens);
      const expected = "      (ab)(cd)(ef)";
      m.expect(switches(polls$)).toBeObservable(expected, {
        a: start(live),
        b: start(line),
        c: stop(line),
        d: start(prices),
        e: stop(live),
        f: stop(prices),
      });
    }),
  );
  it(
    "stay as they are when nothing changes",
    marbles((m) => {
      const polls$ = m.hot("  h---h---h", screens);
      m.expect(switches(polls$)).toBeObservable("(ab)", { a: start(live), b: start(line) });
    }),
  );
});
