import { hasArrived } from "../../events/runtime/index.ts";
import { useEffect } from "react";
import { LeaveSection, UseSection } from "../../commands/sectionRefresh.ts";
import { remoteOf } from "../../events/shell/index.ts";
import { type SectionCode, sectionOf } from "../../events/sections/index.ts";
import { useSelect } from "../hooks/useSelect.ts";
import { useSend } from "../hooks/useSend.ts";

/**
 * Uses a remote section besides that of the route while the view is mounted; returns its status, null where
 * the site has no such section. `path`: what the section should show, if not the path of the page.
 * [sections-007]
 */
export function useRemoteSection(section: string, path?: string): SectionCode | null {
  const send = useSend();
  const isAvailable = useSelect(
    (state) => remoteOf(state, section) !== null && hasArrived(state, "overlays"),
  );
  const code = useSelect(({ sections }) => sectionOf(sections, section).code);
  useEffect(() => {
    if (!isAvailable) return;
    send(UseSection({ section, ...(path === undefined ? {} : { path }) }));
    return () => send(LeaveSection({ section }));
  }, [send, isAvailable, section, path]);
  return isAvailable ? code : null;
}
