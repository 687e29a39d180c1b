import { durationMs } from "./durations.ts";
import type { Fingerprinted } from "./device.ts";
import { assertKeywords, type Mark, parseLane } from "./lanes.ts";
import type { Answer } from "./replies.ts";
import { assertSpoken, type Fetched } from "./sections.ts";

/**
 * A rule over time as a timeline. Lanes are words with real durations (`14m59s`, `30s`, `1ms`); a duration
 * counts from the previous mark in the same lane. Whatever is due at a given time happens before what the
 * lanes bring at that time; lanes run in the order network, clock, storage, section, tab, tab2, user.
 */
export type Timeline = {
  /** Where the page opens, with its query; the default is a page that polls nothing. */
  readonly path?: string;
  /** The first page is one that the device had kept, made by the server so long before: `10m`. */
  readonly kept?: string;
  /** A player is signed in; otherwise a visitor. */
  readonly isPlayer?: boolean;
  /** The player's commands: `5s AddBet(901) 2s GoTo(/en/coupon)`. */
  readonly user?: string;
  /**
   * `visible`, `hidden`; `reload` restarts the page from what is stored, `close` ends it, `open` starts it
   * again in the same tab, `opennew` in another one. `visible` or `hidden` at the start is how the page
   * begins. `frozen`, `thawed`: the page is suspended, its inputs wait, and it checks the clock when it
   * resumes; `left`, `returned`: the same with the player away on another site (back/forward cache).
   */
  readonly tab?: string;
  /**
   * A second tab of the same browser: the words of `tab` and commands, such as
   * `5s open 10s AddBet(901) 1m close`. It opens on `path`, visible unless `hidden` comes before `open`.
   * Messages between tabs arrive after 1 ms. Its events are expected and watched as `2:SessionClosed`.
   */
  readonly tab2?: string;
  /** `sleep 10m`: timers stop, and then the phone wakes; `back 1h`, `forward 1h`: the wall clock is set. */
  readonly clock?: string;
  /** `offline`, `online`; at the start: how the page begins. */
  readonly network?: string;
  /** `wipe` empties the browser storage of both tabs; `full` makes writes fail, `free` allows them again. */
  readonly storage?: string;
  /** What the browser lacks: `locks` (Web Locks), `channel` (any way between tabs). */
  readonly without?: string;
  /**
   * How calls are answered, by their name, in place of the answers of tests/kit/site.ts; `Rules` is the
   * loading of rules that no first page needs.
   */
  readonly server?: Readonly<Record<string, Answer>>;
  /**
   * The reports of the page's section and its host: `2s loaded 300ms ready 5s error(503)`. Words: `loaded`,
   * `ready`, `error`, `dead`, `failed(http)`; a section other than the page's is named, `ready(menu)`. With
   * this lane a section reports nothing else, unless `sections` says so.
   */
  readonly section?: string;
  /**
   * The outcome of each fetch of a section, by its name; the default is `ready`, or `silent` with that lane.
   */
  readonly sections?: Readonly<Record<string, readonly Fetched[]>>;
  /** How long an answer takes; the default is no time. */
  readonly latency?: string;
  /** What is stored at the start, by key, as values. */
  readonly stored?: {
    readonly local?: Readonly<Record<string, unknown>>;
    readonly session?: Readonly<Record<string, unknown>>;
    readonly cookies?: Readonly<Record<string, string>>;
  };
  /** The result of each run of the fingerprint script; the default is `taken`. */
  readonly fingerprint?: readonly Fingerprinted[];
  /** The events that happen, all of the types named here or in `watch`: `40s PollingPaused`. */
  readonly expect: string;
  /** More types to compare; `FeedListAsked(feed=live)` narrows a type to the events with these fields. */
  readonly watch?: string;
  /** The window; needed when watched events never end. Without one it ends 3 minutes after the last mark. */
  readonly for?: string;
};

const KEYS = new Set([
  "path",
  "kept",
  "isPlayer",
  "user",
  "tab",
  "clock",
  "network",
  "tab2",
  "storage",
  "without",
  "server",
  "section",
  "sections",
  "latency",
  "stored",
  "fingerprint",
  "expect",
  "watch",
  "for",
]);

/** Words of the lanes `tab` and `tab2` that are not commands. */
export const TAB_KEYWORDS: readonly string[] = [
  "visible",
  "hidden",
  "reload",
  "close",
  "open",
  "opennew",
  "frozen",
  "thawed",
  "left",
  "returned",
];

/** A timeline whose lanes have been read. */
export type Lanes = {
  readonly network: readonly Mark[];
  readonly clock: readonly Mark[];
  readonly storage: readonly Mark[];
  readonly section: readonly Mark[];
  readonly tab: readonly Mark[];
  readonly tab2: readonly Mark[];
  readonly user: readonly Mark[];
  readonly expect: readonly Mark[];
  readonly watch: readonly Mark[];
  readonly without: readonly Mark[];
  /** End of the window, ms; null without one. */
  readonly windowMs: number | null;
};

/** Reads all lanes; unknown words, and a timeline that proves nothing, are refused by name. */
export function lanesOf(timeline: Timeline): Lanes {
  for (const key of Object.keys(timeline)) {
    if (!KEYS.has(key))
      throw new Error(`there is no lane "${key}"; lanes are ${[...KEYS].join(", ")}`);
  }
  if (timeline.path?.startsWith("/") === false)
    throw new Error(`path: "${timeline.path}" is no address; it begins with /, such as /en/coupon`);
  const read = (lane: keyof Lanes & keyof Timeline) => parseLane(lane, timeline[lane] ?? "");
  const lanes: Lanes = {
    network: read("network"),
    clock: read("clock"),
    storage: read("storage"),
    section: read("section"),
    tab: read("tab"),
    tab2: read("tab2"),
    user: read("user"),
    expect: read("expect"),
    watch: read("watch"),
    without: read("without"),
    windowMs: timeline.for === undefined ? null : durationMs(timeline.for),
  };
  assertKeywords("network", lanes.network, ["online", "offline"]);
  assertKeywords("clock", lanes.clock, ["sleep", "back", "forward"]);
  assertKeywords("storage", lanes.storage, ["wipe", "full", "free"]);
  assertSpoken(lanes.section);
  assertKeywords("without", lanes.without, ["locks", "channel"]);
  assertKeywords("tab", lanes.tab, TAB_KEYWORDS);
  assertProves(lanes);
  return lanes;
}

/** All external inputs of the lanes. */
export const inputsOf = (lanes: Lanes): readonly Mark[] => [
  ...lanes.network,
  ...lanes.clock,
  ...lanes.storage,
  ...lanes.section,
  ...lanes.tab,
  ...lanes.tab2,
  ...lanes.user,
];

/** When the last mark of all lanes happens, ms. */
export const lastMarkMs = (lanes: Lanes): number =>
  Math.max(0, ...[...inputsOf(lanes), ...lanes.expect].map(({ at }) => at));

function assertProves(lanes: Lanes): void {
  const { expect, watch, windowMs } = lanes;
  if (expect.length === 0 && watch.length === 0) {
    throw new Error(
      "the timeline expects nothing and watches nothing, so it cannot fail; fill the expect lane",
    );
  }
  const ofTab2 = [...expect, ...watch].find(({ tab }) => tab === 2);
  if (ofTab2 !== undefined && lanes.tab2.length === 0)
    throw new Error(`"${ofTab2.text}" is of a second tab, and the tab2 lane opens none`);
  const all = [...inputsOf(lanes), ...expect];
  const beyond = all.find(({ at }) => windowMs !== null && at > windowMs);
  if (beyond !== undefined) {
    throw new Error(`"${beyond.text}" stands after the end of the window; make "for" longer`);
  }
  if (watch.some(({ at }) => at > 0))
    throw new Error("watch lane: it names events only, without durations");
}
