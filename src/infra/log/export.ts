import type { LogExport } from "../ports/log.ts";
import { packLines, readLogFile } from "./file.ts";
import { summarise } from "./summary.ts";

/** The log as a file; loaded when the player opens or saves it. */
export const logExport: LogExport = {
  pack: packLines,
  summary: async (lines) => {
    const bytes = await packLines(lines);
    const reading = await readLogFile(bytes);
    if (reading.tag === "bad") throw new Error(reading.message);
    return summarise(reading, bytes.length);
  },
};
