import { WindowResized } from "../../events/shell/deviceEvents.ts";
import type { Draft } from "../../events/define.ts";

/** Reports each size of the window while it changes. [ui-005] */
export const watchWindowSize = (window: Window, report: (draft: Draft) => void): void =>
  window.addEventListener("resize", () =>
    report(WindowResized({ width: window.innerWidth, height: window.innerHeight })),
  );
