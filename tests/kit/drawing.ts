import { durationMs } from "./durations.ts";
import { assertWords, type Mark, parseLane } from "./lanes.ts";
import type { Answer } from "./replies.ts";

/**
 * A rule over time as a drawing. Lanes are words at real durations (`14m59s`, `30s`, `1ms`); a duration counts
 * from the mark before it in the same lane. What falls due at an instant happens before what the lanes bring at
 * that instant; lanes of one instant follow each other as network, clock, tab, user.
 */
export type Drawing = {
  /** Where the page opens; the default is a place that polls nothing. */
  readonly path?: string;
  /** A player is signed in; else a visitor. */
  readonly isPlayer?: boolean;
  /** What the player orders: `5s AddBet(901) 2s GoTo(/en/coupon)`. */
  readonly user?: string;
  /**
   * `visible`, `hidden`; `reload` starts the page anew from what is stored, `close` ends it, `open` starts it
   * again in the same tab, `opennew` in another one. `visible` or `hidden` at the start is how the page begins.
   */
  readonly tab?: string;
  /** `sleep 10m`: timers stand still, and the phone wakes; `back 1h`, `forward 1h`: the wall clock is set. */
  readonly clock?: string;
  /** `offline`, `online`; at the start: how the page begins. */
  readonly network?: string;
  /** How calls are answered, by their name, in place of the answers of tests/kit/site.ts. */
  readonly server?: Readonly<Record<string, Answer>>;
  /** How long an answer takes; the default is no time. */
  readonly latency?: string;
  /** What is stored at the start, by key, as values. */
  readonly stored?: {
    readonly local?: Readonly<Record<string, unknown>>;
    readonly session?: Readonly<Record<string, unknown>>;
  };
  /** The events that happen, all of them of the types named here or in `watch`: `40s PollingPaused`. */
  readonly expect: string;
  /** More types to compare; `FeedListAsked(feed=live)` narrows a type to the events with these fields. */
  readonly watch?: string;
  /** The window; needed when something goes on for ever. */
  readonly for?: string;
};

const KEYS = new Set([
  "path",
  "isPlayer",
  "user",
  "tab",
  "clock",
  "network",
  "server",
  "latency",
  "stored",
  "expect",
  "watch",
  "for",
]);

/** A drawing whose lanes have been read. */
export type Lanes = {
  readonly network: readonly Mark[];
  readonly clock: readonly Mark[];
  readonly tab: readonly Mark[];
  readonly user: readonly Mark[];
  readonly expect: readonly Mark[];
  readonly watch: readonly Mark[];
  /** End of the window, ms; null without one. */
  readonly windowMs: number | null;
};

/** Reads all lanes; whatever they do not know, and a drawing that proves nothing, is refused by name. */
export function lanesOf(drawing: Drawing): Lanes {
  for (const key of Object.keys(drawing)) {
    if (!KEYS.has(key))
      throw new Error(`there is no lane "${key}"; lanes are ${[...KEYS].join(", ")}`);
  }
  const read = (lane: "network" | "clock" | "tab" | "user" | "expect" | "watch") =>
    parseLane(lane, drawing[lane] ?? "");
  const lanes: Lanes = {
    network: read("network"),
    clock: read("clock"),
    tab: read("tab"),
    user: read("user"),
    expect: read("expect"),
    watch: read("watch"),
    windowMs: drawing.for === undefined ? null : durationMs(drawing.for),
  };
  assertWords("network", lanes.network, ["online", "offline"]);
  assertWords("clock", lanes.clock, ["sleep", "back", "forward"]);
  assertWords("tab", lanes.tab, ["visible", "hidden", "reload", "close", "open", "opennew"]);
  assertProves(lanes);
  return lanes;
}

function assertProves({ expect, watch, windowMs, ...inputs }: Lanes): void {
  if (expect.length === 0 && watch.length === 0) {
    throw new Error(
      "the drawing expects nothing and watches nothing, so it cannot fail; fill the expect lane",
    );
  }
  const all = [...inputs.network, ...inputs.clock, ...inputs.tab, ...inputs.user, ...expect];
  const beyond = all.find(({ at }) => windowMs !== null && at > windowMs);
  if (beyond !== undefined) {
    throw new Error(`"${beyond.text}" stands after the end of the window; make "for" longer`);
  }
  if (watch.some(({ at }) => at > 0))
    throw new Error("watch lane: it names events only, without durations");
}
