/** Runs what the next frame need not wait for, once it is painted. */
export const afterPaint = (run: () => void, page: Window = window): void => {
  page.requestAnimationFrame(() => page.setTimeout(run));
};
