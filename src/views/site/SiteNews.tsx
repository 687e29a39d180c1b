import { lazy, type ReactNode, Suspense } from "react";
import { isAgeAsked } from "../../events/ageConsent/index.ts";
import { useSelect } from "../hooks/useSelect.ts";
import { Guard } from "../shell/Guard.tsx";
import { withTranslations } from "../shell/withTranslations.ts";

const MaintenanceNotice = lazy(() =>
  import("./MaintenanceNotice.tsx").then((m) => ({ default: m.MaintenanceNotice })),
);
const ToTop = withTranslations(() => import("./ToTop.tsx").then((m) => ({ default: m.ToTop })));
const ProgressBar = lazy(() =>
  import("./ProgressBar.tsx").then((m) => ({ default: m.ProgressBar })),
);

/** What the site itself has to say over any page: its progress, the way to its top, an announcement. */
export function SiteNews() {
  const share = useSelect(({ progress }) => progress.share);
  const isAnnounced = useSelect(({ maintenance }) => maintenance.isNoticeShown);
  const isAgeOpen = useSelect(isAgeAsked);
  return (
    <>
      {share !== null && (
        <Part>
          <ProgressBar share={share} />
        </Part>
      )}
      <Part>
        <ToTop />
      </Part>
      {isAnnounced && !isAgeOpen && (
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
