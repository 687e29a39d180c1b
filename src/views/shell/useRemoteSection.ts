import { hasArrived } from "../../events/runtime/index.ts";
import { useEffect } from "react";
import { LeaveSection, UseSection } from "../../commands/sectionRefresh.ts";
import { remoteOf } from "../../events/shell/index.ts";
import { type SectionCode, sectionOf } from "../../events/sections/index.ts";
import { useSelect } from "../hooks/useSelect.ts";
import { useSend } from "../hooks/useSend.ts";

/**
 * Uses a remote section besides that of the route, as long as the view stands; gives its state, null where the site
 * has no such section. `path`: what it is to show, where that is not the path of the page. [sections-007]
 */
export function useRemoteSection(section: string, path?: string): SectionCode | null {
  const send = useSend();
  const isThere = useSelect(
    (state) => remoteOf(state, section) !== null && hasArrived(state, "overlays"),
  );
  const code = useSelect(({ sections }) => sectionOf(sections, section).code);
  useEffect(() => {
    if (!isThere) return;
    send(UseSection({ section, ...(path === undefined ? {} : { path }) }));
    return () => send(LeaveSection({ section }));
  }, [send, isThere, section, path]);
  return isThere ? code : null;
}
