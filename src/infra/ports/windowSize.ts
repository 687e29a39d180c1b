import { WindowResized } from "../../events/shell/deviceEvents.ts";
import type { Draft } from "../../events/define.ts";

/** Reports the size of the window on every resize. [ui-005] */
export const watchWindowSize = (window: Window, report: (draft: Draft) => void): void =>
  window.addEventListener("resize", () =>
    report(WindowResized({ width: window.innerWidth, height: window.innerHeight })),
  );
