export type AfterPaintOptions = {
  /** Calls back before the next frame is painted. */
  readonly onFrame: (run: () => void) => void;
  readonly setTimeout: (run: () => void, delayMs: number) => number;
};

/** A page that is not painted, such as one in the background, does its work after this time all the same. */
const UNPAINTED_MS = 200;

/** Does work after the next paint; it is called again later, and must then find nothing left to do. */
export const afterPaint =
  ({ onFrame, setTimeout }: AfterPaintOptions) =>
  (work: () => void): void => {
    // The frame's callbacks run before its paint, and a timer that they set runs after it.
    onFrame(() => setTimeout(work, 0));
    setTimeout(work, UNPAINTED_MS);
  };
