import { lazy, type ReactNode, Suspense } from "react";
import { isAgeAsked } from "../../events/shell/selectors.ts";
import { useSelect } from "../hooks/useSelect.ts";
import { Guard } from "../shell/Guard.tsx";
import { withWords } from "../shell/withWords.ts";

const AgeQuestion = withWords(() =>
  import("./AgeQuestion.tsx").then((m) => ({ default: m.AgeQuestion })),
);
const MaintenanceNotice = lazy(() =>
  import("./MaintenanceNotice.tsx").then((m) => ({ default: m.MaintenanceNotice })),
);
const ToTop = withWords(() => import("./ToTop.tsx").then((m) => ({ default: m.ToTop })));
const ProgressBar = lazy(() =>
  import("./ProgressBar.tsx").then((m) => ({ default: m.ProgressBar })),
);

/** What the site itself has to say over any page: its progress, an announcement, the question for the age. */
export function SitePlace() {
  const share = useSelect(({ progress }) => progress.share);
  const isAnnounced = useSelect(({ maintenance }) => maintenance.isNoticeShown);
  const isAsked = useSelect(isAgeAsked);
  // No first page is scrolled that far.
  const isLater = useSelect(({ runtime }) => runtime.arrived.includes("later"));
  return (
    <>
      {share !== null && (
        <Part>
          <ProgressBar share={share} />
        </Part>
      )}
      {isLater && (
        <Part>
          <ToTop />
        </Part>
      )}
      {isAsked && (
        <Part>
          <AgeQuestion />
        </Part>
      )}
      {isAnnounced && !isAsked && (
        <Part>
          <MaintenanceNotice />
        </Part>
      )}
    </>
  );
}

const Part = (props: { children: ReactNode }) => (
  <Guard fallback={null}>
    <Suspense fallback={null}>{props.children}</Suspense>
  </Guard>
);
