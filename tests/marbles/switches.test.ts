import { NEVER } from "rxjs";
import { marbles } from "rxjs-marbles";
import { describe, it } from "vitest";
import { type Switch, switches } from "../../src/epics/sports/poll.ts";
import type { Poll } from "../../src/epics/sports/polls.ts";

const pollOf = (key: string): Poll => ({ key, everyMs: () => 1_000, ask: () => NEVER });
const [live, line, prices] = [pollOf("live"), pollOf("line"), pollOf("prices")];
const screens = { n: [], h: [live, line], g: [live, prices] };
const start = (poll: Poll): Switch => ({ key: poll.key, poll });
const stop = (poll: Poll): Switch => ({ key: poll.key, poll: null });

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
