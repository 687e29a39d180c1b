import type { LogModule } from "../ports/log.ts";
import { openLogStore } from "./store.ts";

/** All sessions together, in characters: some hours of live betting. */
const BUDGET_BYTES = 24_000_000;

/** The log at rest, as the page writes it. */
export const logModule: LogModule = {
  open: ({ onTrouble, needSnapshot }) =>
    openLogStore({
      indexedDB: typeof indexedDB === "undefined" ? undefined : indexedDB,
      name: "touchline-log",
      budgetBytes: BUDGET_BYTES,
      schedule: (delayMs, run) => {
        const handle = setTimeout(run, delayMs);
        return () => clearTimeout(handle);
      },
      onTrouble,
      needSnapshot,
    }),
};
