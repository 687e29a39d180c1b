import { lazy, type ReactNode, Suspense } from "react";
import { isAgeAsked } from "../../events/ageConsent/index.ts";
import { useSelect } from "../hooks/useSelect.ts";
import { Guard } from "../shell/Guard.tsx";
import { KeptPageNote } from "./KeptPageNote.tsx";
import { ToTop } from "./ToTop.tsx";

const MaintenanceNotice = lazy(() =>
  import("./MaintenanceNotice.tsx").then((m) => ({ default: m.MaintenanceNotice })),
);
const ProgressBar = lazy(() =>
  import("./ProgressBar.tsx").then((m) => ({ default: m.ProgressBar })),
);

/**
 * Site-wide elements over any page: the progress bar, the age of a kept page, the button to the
 * top, the maintenance notice.
 */
export function SiteNews() {
  const share = useSelect(({ progress }) => progress.share);
  const isAnnounced = useSelect(({ maintenance }) => maintenance.isNoticeShown);
  const isAgeOpen = useSelect(isAgeAsked);
  return (
    <>
      {share !== null && (
        <Slot>
          <ProgressBar share={share} />
        </Slot>
      )}
      <KeptPageNote />
      <ToTop />
      {isAnnounced && !isAgeOpen && (
        <Slot>
          <MaintenanceNotice />
        </Slot>
      )}
    </>
  );
}

const Slot = (props: { children: ReactNode }) => (
  <Guard fallback={null}>
    <Suspense fallback={null}>{props.children}</Suspense>
  </Guard>
);
