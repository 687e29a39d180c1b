import { map } from "rxjs";
import { WindowResized, WindowSizeChanged } from "../../events/shell/deviceEvents.ts";
import type { Epic } from "../epic.ts";
import { paced } from "../rules/pace.ts";
import { parameter, rule } from "../rules/rule.ts";

export const RESIZE = rule({
  id: "RESIZE",
  ledger: ["ui-005"],
  parameters: { quietMs: { unit: "ms", fallback: 100 } },
  pace: "debounce",
});

/** The window size once it has settled, so that dragging the window does not cause relayouts. */
export const followWindowSize: Epic = {
  name: "windowSize/resize",
  run: (deps) =>
    deps.on(WindowResized).pipe(
      paced(deps, RESIZE, parameter(RESIZE, "quietMs", deps.state().shell.config)),
      map(({ data }) => WindowSizeChanged(data)),
    ),
};
