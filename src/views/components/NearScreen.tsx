import { type ReactNode, startTransition, useEffect, useRef, useState } from "react";
import { inTurn } from "../hooks/inTurn.ts";

/** By id: the height that is held for a stretch, as when its page was left; null: it was near the screen. */
const asLeft = new Map<string, string | null>();

/** One more screen above and below: whatever is scrolled to is there before it is seen. */
const margin = "100% 0px";

/**
 * A stretch of a long page that is rendered only near the screen: a tap on a list costs what a screen of it costs. What is
 * on the screen comes at once, what is a screen away in its turn. Elsewhere its place is held, at its height when it was
 * last near; but what has the focus stays. On the way back to a page it begins as it was left: the browser scrolls to where
 * the player was, and only that has to be rendered.
 */
export function NearScreen(props: {
  /** Which stretch of which list it is. */
  id: string;
  isWayBack: boolean;
  /** Estimated height in rem, for as long as it has never been near. */
  rem: number;
  /** Whether it is rendered before the browser has said where it is. */
  isAtOnce: boolean;
  className?: string | undefined;
  children: ReactNode;
}) {
  const place = useRef<HTMLDivElement>(null);
  const { id } = props;
  const [blockSize, setBlockSize] = useState(() => {
    const left = props.isWayBack ? asLeft.get(id) : undefined;
    if (left !== undefined) return left;
    return props.isAtOnce ? null : `${props.rem}rem`;
  });
  useEffect(() => {
    asLeft.set(id, blockSize);
  }, [id, blockSize]);
  useEffect(() => {
    const { current } = place;
    if (current === null) return undefined;
    const put = (size: (held: string | null) => string | null) =>
      startTransition(() => setBlockSize(size));
    let callOff = (): void => {};
    const observer = new IntersectionObserver(
      (entries) => {
        const { isIntersecting, boundingClientRect: box } = entries.at(-1) ?? {};
        // Without a height it is on a page that is not displayed.
        if (box === undefined || box.height === 0 || current.contains(document.activeElement))
          return;
        callOff();
        const isOnScreen = box.bottom > 0 && box.top < window.innerHeight;
        if (isIntersecting !== true) put((held) => held ?? `${box.height}px`);
        else if (isOnScreen) put(() => null);
        else callOff = inTurn(() => put(() => null));
      },
      { rootMargin: margin },
    );
    observer.observe(current);
    return () => {
      callOff();
      observer.disconnect();
    };
  }, []);
  return (
    <div
      ref={place}
      className={props.className}
      style={blockSize === null ? undefined : { blockSize }}
    >
      {blockSize === null && props.children}
    </div>
  );
}
