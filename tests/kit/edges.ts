import type { Edge } from "../../src/epics/descriptions/edges.ts";
import { type Tag, tagsOf, tagText } from "../../tools/rules/tags.ts";
import { compare } from "./compare.ts";
import { type Timeline, inputsOf, type Lanes } from "./timeline.ts";
import { durationText } from "./durations.ts";
import type { Mark } from "./lanes.ts";
import { type Observer, play, type Played } from "./play.ts";
import { Trace } from "./trace.ts";

/** A timeline that was played, with what it did for one rule. */
type Case = {
  readonly timeline: Timeline;
  readonly lanes: Lanes;
  readonly played: Played;
  readonly trace: Trace;
};

/** What is missing to show an edge; null when it is shown. */
type Check = (found: Case) => string | null;

/** Watches a timeline for the rules that its title names, and refuses an edge that its lanes do not reach. */
export function edgeWatch(title: string): {
  readonly observer: Observer;
  readonly assertBrought: (timeline: Timeline, lanes: Lanes, played: Played) => void;
} {
  const tags = tagsOf(title);
  const traces = new Map(tags.map(({ rule }) => [rule, new Trace(rule)]));
  return {
    observer: (event, state) => {
      for (const trace of traces.values()) trace.receive(event, state);
    },
    assertBrought: (timeline, lanes, played) => {
      for (const tag of tags) {
        const trace = traces.get(tag.rule);
        if (trace !== undefined) assertEdge(tag, { timeline, lanes, played, trace });
      }
    },
  };
}

function assertEdge(tag: Tag, found: Case): void {
  const inputs = lanesNeeded[tag.edge];
  const isBrought = inputs === undefined || inputs.some((one) => one(found.lanes));
  const missing = isBrought ? checks[tag.edge](found) : (laneKeywords[tag.edge] ?? "");
  if (missing === null) return;
  throw new Error(`the title claims ${tagText(tag)}, but\n  ${missing}`);
}

const has =
  (lane: "tab" | "clock" | "network" | "tab2" | "storage", ...words: readonly string[]) =>
  (lanes: Lanes): boolean =>
    words.every((word) => lanes[lane].some((mark) => mark.word === word));

const lanesNeeded: Partial<Record<Edge, readonly ((lanes: Lanes) => boolean)[]>> = {
  reload: [
    has("tab", "reload"),
    has("tab", "close", "open"),
    has("tab", "close", "opennew"),
    has("tab2", "reload"),
  ],
  sleep: [
    has("clock", "sleep"),
    has("tab", "frozen", "thawed"),
    has("tab", "left", "returned"),
    has("tab2", "frozen", "thawed"),
  ],
  back: [has("clock", "back")],
  forward: [has("clock", "forward")],
  offline: [has("network", "offline")],
  tab2: [has("tab2", "open")],
  wiped: [has("storage", "wipe"), has("storage", "full")],
};

const laneKeywords: Partial<Record<Edge, string>> = {
  reload: 'nothing is loaded anew: "reload", or "close" and "open", in the tab lane',
  sleep: 'nothing sleeps: "sleep 10m" in the clock lane, or "frozen" and "thawed" in the tab lane',
  back: 'the clock is not set: "back 1h" in the clock lane',
  forward: 'the clock is not set: "forward 1h" in the clock lane',
  offline: 'nothing is cut off: "offline" in the network lane',
  tab2: 'there is no second tab: "open" in the tab2 lane',
  wiped: 'the storage is as it was: "wipe" or "full" in the storage lane',
};

/** A rule without a timer here must show by its inputs that the boundary is exactly there. */
const turns =
  (byMs: number, how: string): Check =>
  ({ timeline, lanes, played }) => {
    const moved = withLastInput(lanes, byMs);
    if (moved === null) return `${how},\n  and no input stands beside the boundary either`;
    const isOther = shapeOf(lanes, played) !== shapeOf(lanes, play(timeline, moved));
    return isOther
      ? null
      : `${how},\n  and its last input ${durationText(byMs)} away changes nothing`;
  };

const before: Check = (found) => {
  const { trace, played } = found;
  const isNext = trace.timers.some(({ end, dueMs }) => end === null && dueMs === played.endMs + 1);
  const isJustInTime = trace.timers.some(
    ({ end, dueMs }) => end?.how === "cancelled" && end.ms === dueMs - 1,
  );
  if (isNext || isJustInTime) return null;
  const end = durationText(played.endMs);
  return turns(1, `no timer of it is due 1 ms after the end at ${end}`)(found);
};

const at: Check = (found) =>
  found.trace.ended("fired").length > 0 ? null : turns(-1, "no timer of it fires")(found);

const after: Check = (found) => {
  const { trace, lanes, played } = found;
  const instants = [...inputsOf(lanes).map((mark) => mark.at), played.endMs];
  const fired = trace.ended("fired");
  if (fired.some((ms) => instants.includes(ms + 1))) return null;
  const missing = "nothing comes 1 ms after a timer of it fired";
  return fired.length > 0 ? missing : turns(-2, missing)(found);
};

const reset: Check = ({ trace: { rule, timers } }) => {
  if (withoutTimers.has(rule)) return null;
  const isAgain = timers.some(({ end }, index) => {
    return end?.how === "cancelled" && timers.slice(index + 1).some((one) => one.armedMs >= end.ms);
  });
  return isAgain ? null : "no timer of it is taken back and armed again";
};

const cancel: Check = (found) => {
  const { trace } = found;
  if (trace.ended("cancelled").length > 0 || withoutTimers.has(trace.rule)) return null;
  const isOver = trace.timers.length > 0 && trace.timers.every(({ end }) => end !== null);
  return isOver ? null : "no timer of it is taken back";
};

const pause: Check = ({ trace }) =>
  trace.holds.includes(true) ? null : "nothing of its pauses holds in the timeline";

const resume: Check = ({ trace }) =>
  trace.holds.includes(false) ? null : "nothing of its pauses holds and then ends in the timeline";

/** Rules without a timer: they compare times, or wait in a port. */
const withoutTimers: ReadonlySet<string> = new Set(["CONVERT-REMINDER", "REFERRAL"]);

/** The rule has to exist when something happens to it. */
const lives: Check = ({ trace }) =>
  trace.timers.length > 0 || withoutTimers.has(trace.rule)
    ? null
    : "no timer of it is armed in the timeline";

const checks: Readonly<Record<Edge, Check>> = {
  before,
  at,
  after,
  reset,
  pause,
  resume,
  cancel,
  reload: lives,
  sleep: lives,
  back: lives,
  forward: lives,
  offline: lives,
  tab2: lives,
  wiped: lives,
};

/**
 * The lanes with their last input moved, and the window with it; null when no input can be moved that far.
 */
function withLastInput(lanes: Lanes, byMs: number): Lanes | null {
  const lastMs = Math.max(-1, ...inputsOf(lanes).map((mark) => mark.at));
  if (lastMs + byMs < 0 || lastMs < 0) return null;
  const moved = (marks: readonly Mark[]) =>
    marks.map((mark) => (mark.at === lastMs ? { ...mark, at: mark.at + byMs } : mark));
  const { network, clock, storage, section, tab, tab2, user, windowMs } = lanes;
  return {
    ...lanes,
    network: moved(network),
    clock: moved(clock),
    storage: moved(storage),
    section: moved(section),
    tab: moved(tab),
    tab2: moved(tab2),
    user: moved(user),
    windowMs: windowMs === null ? null : windowMs + byMs,
  };
}

/** The events, regardless of when they happened. */
const shapeOf = (lanes: Lanes, { events }: Played): string =>
  compare(lanes, events)
    .got.map(({ label }) => label)
    .join(" ");
