/** Runs what the next frame need not wait for, once it is painted. */
export const afterPaint = (run: () => void, page: Window = window): void => {
  page.requestAnimationFrame(() => page.setTimeout(run));
};

/**
 * Runs in the next frame, before it is painted: what is measured there has been laid out for that frame only once. Returns how to
 * call it off.
 */
export const beforePaint = (run: () => void, page: Window = window): (() => void) => {
  const frame = page.requestAnimationFrame(run);
  return () => page.cancelAnimationFrame(frame);
};
