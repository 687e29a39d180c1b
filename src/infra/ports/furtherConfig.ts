import type { Draft, Entry } from "../../events/define.ts";
import { readFurther } from "../../events/furtherConfig/index.ts";
import { FurtherConfigRead } from "../../events/furtherConfig/events.ts";
import { SiteConfig } from "../../events/shell/events.ts";

/**
 * Reads the remaining site config once both the domain that needs it and the answer are here. `answer`
 * returns the answer as received, undefined before that. There is one answer per visit.
 */
export function furtherConfigPort(
  answer: () => unknown,
  report: (draft: Draft) => void,
): { readonly start: () => void; readonly onEntry: (entry: Entry) => void } {
  const start = () => {
    if (answer() !== undefined) report(FurtherConfigRead(readFurther(answer())));
  };
  return {
    start,
    onEntry: (entry) => {
      if (SiteConfig.answered.is(entry)) start();
    },
  };
}
