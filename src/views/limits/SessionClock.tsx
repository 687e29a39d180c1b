import { useMemo, useRef } from "react";
import { loginTimes, sessionLedger } from "../../events/loginSessions/index.ts";
import { amountOf } from "../../events/money/minorUnits.ts";
import { linkedPath } from "../../events/navigation/index.ts";
import { useTranslation } from "../../infra/i18n.ts";
import { usePageVariable } from "../components/usePageVariable.ts";
import { formatMoment, formatTime } from "../format/dates.ts";
import { useMoney } from "../hooks/useMoney.ts";
import { useSelect } from "../hooks/useSelect.ts";
import { useTimeView } from "../hooks/useTimeView.ts";
import { durationText } from "../reality/duration.ts";
import { useFigureNames } from "../reality/useFigureNames.ts";
import styles from "./SessionClock.module.css";

/**
 * Over every page of a player: the time, how long they have been logged in, what it brought, and the log-in before; a
 * tap leads to their limits. As of the last answer about the balance, which is asked for all the time.
 */
export function SessionClock() {
  const t = useTranslation();
  const { result } = useFigureNames();
  const view = useTimeView();
  const place = useRef<HTMLElement>(null);
  usePageVariable(place, "--clock-height");
  const language = useSelect(({ settings }) => settings.language);
  const now = useSelect((state) => state.account.receivedAt ?? state.shell.startedAt);
  const loginSessions = useSelect((state) => state.loginSessions);
  const account = useSelect((state) => state.account);
  const { startedAt, lastAt } = loginTimes({ loginSessions });
  const ledger = useMemo(() => sessionLedger({ loginSessions, account }), [loginSessions, account]);
  const money = useMoney(ledger?.iso ?? "");
  const inMajor = (minor: number) => amountOf(minor, ledger?.iso ?? "");
  return (
    <aside ref={place} className={styles.clock} aria-label={t("limits.clock")}>
      <a className={styles.link} href={linkedPath({ name: "responsible" }, language)}>
        <span>{formatTime(now, view)}</span>
        {startedAt !== null && <span>{durationText(now - startedAt, t)}</span>}
        {/* The result is unknown while a stake is open. */}
        {ledger !== null && (
          <span>
            {ledger.open > 0 ? t("reality.open") : result}{" "}
            <bdi>
              {ledger.open > 0
                ? money(inMajor(ledger.open))
                : money(inMajor(ledger.returned - ledger.staked), "signed")}
            </bdi>
          </span>
        )}
        {lastAt !== null && (
          <span>{t("limits.clockLast", { moment: formatMoment(lastAt, now, view) })}</span>
        )}
      </a>
    </aside>
  );
}
