import { followWindowSize, RESIZE } from "../epics/windowSize/resize.ts";
import { watchWindowSize } from "../infra/ports/windowSize.ts";
import { domain } from "./domain.ts";

/** The window size. */
export const windowSize = domain({
  name: "windowSize",
  epics: [followWindowSize],
  rules: [RESIZE],
  ports: ({ window, report }) => {
    watchWindowSize(window, report);
    return [];
  },
});
