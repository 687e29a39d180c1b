import { limitInForce } from "../../events/limits/index.ts";
import { useTranslation } from "../../infra/i18n.ts";
import { TimeLine } from "../components/TimeLine.tsx";
import { formatTime } from "../format/dates.ts";
import { useSelect } from "../hooks/useSelect.ts";
import { useTimeView } from "../hooks/useTimeView.ts";
import { useZonedTime } from "../hooks/useZonedTime.ts";
import { durationText } from "./duration.ts";
import styles from "./RealityCheck.module.css";

const HOUR_MS = 3_600_000;
/** More ticks than this would make the line look like a ruler. */
const MAX_TICKS = 12;

/** Start of the session, and how much of the session limit is used if there is one. */
export function SessionTime({ sinceAt, intervalMs }: { sinceAt: number; intervalMs: number }) {
  const t = useTranslation();
  const view = useTimeView();
  const time = useZonedTime();
  const limit = useSelect((state) => limitInForce(state, 31));
  const limitMs = (limit?.limitValue ?? 0) * HOUR_MS;
  const leftMs = useSelect(({ limits }) => limits.session?.leftMs ?? null);
  const isLimited = limitMs > 0 && leftMs !== null;
  const share = isLimited ? Math.min(1, Math.max(0, 1 - leftMs / limitMs)) : 0;
  const ticks = Array.from(
    { length: isLimited ? Math.min(MAX_TICKS, Math.ceil((share * limitMs) / intervalMs) - 1) : 0 },
    (_, index) => ((index + 1) * intervalMs) / limitMs,
  );
  return (
    <div className={styles.time}>
      {isLimited && <TimeLine tone="ink" share={share} ticks={ticks} />}
      <p className={styles.times}>
        <span>{t("reality.since", { time: formatTime(sinceAt, view) })}</span>
        {isLimited && (
          <span>
            {limit?.renewsAt === undefined
              ? t("reality.limit", { duration: durationText(limitMs, t) })
              : t("reality.limitUntil", {
                  duration: durationText(limitMs, t),
                  time: time(limit.renewsAt * 1000),
                })}
          </span>
        )}
      </p>
    </div>
  );
}
