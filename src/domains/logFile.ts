import { DescribeMoment, MarkMoment, SaveLog } from "../commands/logFile.ts";
import { readFields } from "../infra/ports/storage.ts";
import { domain } from "./domain.ts";

/** The log as a file. */
export const logFile = domain({
  name: "logFile",
  commands: [SaveLog, MarkMoment, DescribeMoment],
  ports: ({ areas, report }) => {
    if (readFields(areas.local, "tl.failedStart", {}) !== undefined)
      void import("../infra/ports/failedStart.ts")
        .then(({ findFailedStart }) => findFailedStart(areas.local, report))
        .catch(() => {});
    return [];
  },
});
