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

/** The size of the window once it has come to rest; while it is drawn nothing is laid out anew. */
export const followWindowSize: Epic = {
  name: "windowSize/resize",
  run: (deps) =>
    deps.on(WindowResized).pipe(
      paced(deps, RESIZE, parameter(RESIZE, "quietMs", deps.state().shell.config)),
      map(({ data }) => WindowSizeChanged(data)),
    ),
};
