import type { Draft, Entry } from "../../events/define.ts";
import {
  ActivitySeen,
  LastActiveRead,
  LastActiveWanted,
  MediaPlaying,
} from "../../events/idle/events.ts";
import type { State } from "../../events/index.ts";
import { decode, finite } from "../../codec/codec.ts";

/**
 * Events that only a person causes. Not `scroll`: the page scrolls by itself when prices above change, and
 * nobody would ever be idle; the finger, wheel or key that scrolls is listed.
 */
const ACTS = ["pointerdown", "touchstart", "touchmove", "wheel", "keydown", "input", "click"];

export type ActivityDependencies = {
  readonly report: (draft: Draft) => void;
  readonly wake: () => void;
  readonly state: () => State;
};

/**
 * Reports player activity. Timers that fell due while the phone slept fire first, so that the touch that
 * wakes it no longer counts. While the rule's own throttle runs, only the first touch is reported: the rule
 * would drop the others, and the log stays short.
 */
export function watchActivity(
  document: Pick<EventTarget, "addEventListener">,
  { report, wake, state }: ActivityDependencies,
): void {
  let reportedThrottle: string | undefined;
  const onActivity = (event: Event) => {
    wake();
    if (isOfTool(event)) return;
    const { session, runtime } = state();
    if (session.tag !== "player") return;
    const throttle = Object.keys(runtime.timers).find(
      (timer) => runtime.timers[Number(timer)]?.rule === "IDLE-ACTIVITY",
    );
    if (throttle !== undefined && throttle === reportedThrottle) return;
    reportedThrottle = throttle;
    report(ActivitySeen({}));
  };
  for (const act of ACTS)
    document.addEventListener(act, onActivity, { capture: true, passive: true });
}

/** Using a tool beside the page, such as the timer panel, is not player activity. */
const isOfTool = ({ target }: Event): boolean =>
  target !== null && "closest" in target && (target as Element).closest("[data-tool]") !== null;

/**
 * Reports whether any audio or video on the page is playing; an element removed from the page counts as
 * stopped. [idle-004]
 */
export function watchMedia(document: Document, report: (draft: Draft) => void): void {
  const playing = new Set<EventTarget>();
  const watched = new WeakSet<EventTarget>();
  const change = (next: () => void) => {
    const wasPlaying = playing.size > 0;
    next();
    const isPlaying = playing.size > 0;
    if (isPlaying !== wasPlaying) report(MediaPlaying({ source: "page", isPlaying }));
  };
  const onPlay = (media: EventTarget) => {
    // Events of a removed element do not reach the document, so listen on the element itself.
    if (!watched.has(media)) {
      watched.add(media);
      for (const end of ["pause", "ended", "emptied"]) {
        media.addEventListener(end, () => change(() => playing.delete(media)));
      }
    }
    change(() => playing.add(media));
  };
  for (const start of ["play", "playing"]) {
    document.addEventListener(start, ({ target }) => target !== null && onPlay(target), {
      capture: true,
    });
  }
  for (const media of document.querySelectorAll<HTMLMediaElement>("audio, video")) {
    if (!media.paused && !media.ended) onPlay(media);
  }
}

/**
 * Reports the last activity that the tabs of this browser have stored, when a rule asks for it. [idle-005]
 */
export const lastActivePort =
  (local: Storage | null, report: (draft: Draft) => void) =>
  (entry: Entry): void => {
    if (LastActiveWanted.is(entry)) report(LastActiveRead({ at: storedLastActive(local) }));
  };

function storedLastActive(local: Storage | null): number | null {
  try {
    const decoded = decode(finite, JSON.parse(local?.getItem("tl.lastActiveAt") ?? "null"));
    return decoded.tag === "ok" ? decoded.value : null;
  } catch {
    return null;
  }
}
