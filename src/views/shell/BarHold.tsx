import { useEffect } from "react";
import { MarkMoment } from "../../commands/logFile.ts";
import { useSend } from "../hooks/useSend.ts";

/** As long as a browser waits before it opens the menu of a link. */
const HOLD_MS = 500;
/** A finger that moved further scrolls, in CSS pixels. */
const SLACK = 10;

/**
 * A long press on the bottom bar marks the moment, from any screen. The menu has the same in words, for a keyboard, a
 * mouse and a screen reader.
 */
export function BarHold() {
  const send = useSend();
  useEffect(() => {
    let pressed: PointerEvent | null = null;
    let isMarked = false;
    const mark = () => {
      isMarked = true;
      pressed = null;
      send(MarkMoment({}));
    };
    const onDown = (event: PointerEvent) => {
      isMarked = false;
      pressed = event.pointerType !== "mouse" && isOnBar(event.target) ? event : null;
    };
    const onUp = (event: PointerEvent) => {
      if (pressed !== null && isHeld(pressed, event)) mark();
      pressed = null;
    };
    // Some browsers open a menu of the link in the middle of the press; the bar has no use for it.
    const onMenu = (event: MouseEvent) => {
      if (pressed === null) return;
      event.preventDefault();
      mark();
    };
    const onCancel = () => {
      pressed = null;
    };
    // The link under the finger is not meant.
    const onClick = (event: MouseEvent) => {
      if (!isMarked || !isOnBar(event.target)) return;
      isMarked = false;
      event.preventDefault();
      event.stopPropagation();
    };
    const aborted = new AbortController();
    const options = { signal: aborted.signal, capture: true };
    document.addEventListener("pointerdown", onDown, options);
    document.addEventListener("pointerup", onUp, options);
    document.addEventListener("pointercancel", onCancel, options);
    document.addEventListener("contextmenu", onMenu, options);
    document.addEventListener("click", onClick, options);
    return () => aborted.abort();
  }, [send]);
  return null;
}

const isOnBar = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("[data-part=bar]") !== null;

const isHeld = (from: PointerEvent, to: PointerEvent): boolean =>
  to.timeStamp - from.timeStamp >= HOLD_MS &&
  Math.hypot(to.clientX - from.clientX, to.clientY - from.clientY) <= SLACK;
