import type { Draft, Entry } from "../../events/define.ts";
import { readFurther } from "../../events/furtherConfig/index.ts";
import { FurtherConfigRead } from "../../events/furtherConfig/events.ts";
import { SiteConfig } from "../../events/shell/events.ts";

/**
 * Reads the rest of the site config when the domain that wants it and the answer are both here. `whole` is
 * the answer as it came, undefined before. There is one answer a visit.
 */
export function furtherConfigPort(
  whole: () => unknown,
  report: (draft: Draft) => void,
): { readonly start: () => void; readonly onEntry: (entry: Entry) => void } {
  const start = () => {
    if (whole() !== undefined) report(FurtherConfigRead(readFurther(whole())));
  };
  return {
    start,
    onEntry: (entry) => {
      if (SiteConfig.answered.is(entry)) start();
    },
  };
}
