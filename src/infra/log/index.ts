import type { LogModule } from "../ports/log.ts";
import { packLines, readLogFile } from "./file.ts";
import { openLogStore } from "./store.ts";
import { summarise } from "./summary.ts";

/** All sessions together, in characters: some hours of live betting. */
const BUDGET_BYTES = 24_000_000;

/** The log at rest as the page uses it. */
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
  pack: packLines,
  summary: async (lines) => {
    const bytes = await packLines(lines);
    const reading = await readLogFile(bytes);
    if (reading.tag === "bad") throw new Error(reading.message);
    return summarise(reading, bytes.length);
  },
};
