import { useTranslation } from "../../../infra/i18n.ts";
import { LimitCard } from "./LimitCard.tsx";
import { SelfExclusion } from "./SelfExclusion.tsx";
import { SessionLimit } from "./SessionLimit.tsx";
import { TimeOut } from "./TimeOut.tsx";

/** Session limit, time-out and self-exclusion. [limits-005] */
export function ExtraLimits() {
  const t = useTranslation();
  return (
    <LimitCard title={t("limits.extra")}>
      <SessionLimit />
      <TimeOut />
      <SelfExclusion />
    </LimitCard>
  );
}
