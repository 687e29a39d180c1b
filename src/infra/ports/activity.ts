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
 * What only somebody at the page does. Not `scroll`: the page scrolls by itself when prices above change, and
 * nobody would ever be idle; a finger, wheel or key that scrolls is among these.
 */
const ACTS = ["pointerdown", "touchstart", "touchmove", "wheel", "keydown", "input", "click"];

export type ActivityDependencies = {
  readonly report: (draft: Draft) => void;
  readonly wake: () => void;
  readonly state: () => State;
};

/**
 * Reports what the player does. What fell due while the phone slept comes first, so that the touch that wakes
 * it does not count any more. While the rule's own throttle runs, only the first further touch is reported:
 * the rule would drop the rest, and the log stays short.
 */
export function watchActivity(
  document: Pick<EventTarget, "addEventListener">,
  { report, wake, state }: ActivityDependencies,
): void {
  let spent: string | undefined;
  const seen = (event: Event) => {
    wake();
    if (isOfTool(event)) return;
    const { session, runtime } = state();
    if (session.tag !== "player") return;
    const running = Object.keys(runtime.timers).find(
      (timer) => runtime.timers[Number(timer)]?.rule === "IDLE-ACTIVITY",
    );
    if (running !== undefined && running === spent) return;
    spent = running;
    report(ActivitySeen({}));
  };
  for (const act of ACTS) document.addEventListener(act, seen, { capture: true, passive: true });
}

/** Who tests and touches a tool beside the page, such as the timer panel, is no player at the page. */
const isOfTool = ({ target }: Event): boolean =>
  target !== null && "closest" in target && (target as Element).closest("[data-tool]") !== null;

/**
 * Reports whether any audio or video of the page plays; one that is taken off the page plays no more.
 * [idle-004]
 */
export function watchMedia(document: Document, report: (draft: Draft) => void): void {
  const playing = new Set<EventTarget>();
  const known = new WeakSet<EventTarget>();
  const change = (next: () => void) => {
    const wasPlaying = playing.size > 0;
    next();
    const isPlaying = playing.size > 0;
    if (isPlaying !== wasPlaying) report(MediaPlaying({ source: "page", isPlaying }));
  };
  const began = (media: EventTarget) => {
    // Off the page its events no longer pass the document, so each is heard at the element itself.
    if (!known.has(media)) {
      known.add(media);
      for (const end of ["pause", "ended", "emptied"]) {
        media.addEventListener(end, () => change(() => playing.delete(media)));
      }
    }
    change(() => playing.add(media));
  };
  for (const start of ["play", "playing"]) {
    document.addEventListener(start, ({ target }) => target !== null && began(target), {
      capture: true,
    });
  }
  for (const media of document.querySelectorAll<HTMLMediaElement>("audio, video")) {
    if (!media.paused && !media.ended) began(media);
  }
}

/**
 * Tells what the tabs of this browser have stored of the last activity, when a rule wants to know. [idle-005]
 */
export const lastActivePort =
  (local: Storage | null, report: (draft: Draft) => void) =>
  (entry: Entry): void => {
    if (LastActiveWanted.is(entry)) report(LastActiveRead({ at: stored(local) }));
  };

function stored(local: Storage | null): number | null {
  try {
    const decoded = decode(finite, JSON.parse(local?.getItem("tl.lastActiveAt") ?? "null"));
    return decoded.tag === "ok" ? decoded.value : null;
  } catch {
    return null;
  }
}
