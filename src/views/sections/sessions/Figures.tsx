import { amountOf } from "../../../events/money/minorUnits.ts";
import type { SessionLedger } from "../../../events/loginSessions/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { KeyValues } from "../../components/ListRow.tsx";
import { formatMoment } from "../../format/dates.ts";
import { useMoney } from "../../hooks/useMoney.ts";
import { useTimeView } from "../../hooks/useTimeView.ts";
import { durationText } from "../../reality/duration.ts";
import { useFigureNames } from "../../reality/useFigureNames.ts";

/** The figures of the server, and beside its stakes those that this device placed. Times in Unix ms. */
export function Figures(props: { ledger: SessionLedger; startedAt: number; now: number }) {
  const { ledger, startedAt, now } = props;
  const t = useTranslation();
  const names = useFigureNames();
  const view = useTimeView();
  const { iso, bets, staked, returned, open, deposits, here } = ledger;
  const format = useMoney(iso);
  const money = (minor: number) => format(amountOf(minor, iso));
  const counted = (count: number, minor: number) =>
    t("sessions.inBets", { count, amount: money(minor) });
  return (
    <KeyValues
      pairs={[
        { name: t("sessions.since"), value: formatMoment(startedAt, now, view) },
        { name: t("sessions.duration"), value: durationText(now - startedAt, t) },
        { name: names.staked, value: counted(bets.length, staked) },
        { name: t("sessions.here"), value: counted(here.count, here.staked) },
        { name: names.returned, value: money(returned) },
        ...(deposits === null
          ? []
          : [{ name: t("sessions.deposited"), value: money(deposits.minor) }]),
        // The result is unknown while a stake is open.
        open > 0
          ? { name: t("reality.open"), value: money(open) }
          : {
              name: names.result,
              value: format(amountOf(returned - staked, iso), "signed"),
            },
      ]}
    />
  );
}
