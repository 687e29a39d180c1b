import { useEffect } from "react";
import { isAgeAsked } from "../../events/ageConsent/index.ts";
import { watchLostFocus } from "./lostFocus.ts";
import { useSelect } from "../hooks/useSelect.ts";
import { OptionalPart } from "../shell/OptionalPart.tsx";
import { KeptPageNote } from "./KeptPageNote.tsx";
import { ToTop } from "./ToTop.tsx";
import { late } from "../shell/late.tsx";

const MaintenanceNotice = late(() => import("./MaintenanceNotice.tsx"), "MaintenanceNotice");
const ProgressBar = late(() => import("./ProgressBar.tsx"), "ProgressBar");

/**
 * Site-wide elements over any page: the progress bar, the age of a kept page, the button to the
 * top, the maintenance notice; and a place for a focus that lost its own.
 */
export function SiteNews() {
  const share = useSelect(({ progress }) => progress.share);
  const isAnnounced = useSelect(({ maintenance }) => maintenance.isNoticeShown);
  const isAgeOpen = useSelect(isAgeAsked);
  useEffect(() => watchLostFocus(document), []);
  return (
    <>
      {share !== null && (
        <OptionalPart>
          <ProgressBar share={share} />
        </OptionalPart>
      )}
      <KeptPageNote />
      <ToTop />
      {isAnnounced && !isAgeOpen && (
        <OptionalPart>
          <MaintenanceNotice />
        </OptionalPart>
      )}
    </>
  );
}
