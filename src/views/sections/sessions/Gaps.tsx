import { amountOf } from "../../../events/money/minorUnits.ts";
import type { LedgerGap } from "../../../events/loginSessions/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Note } from "../../components/Note.tsx";
import { groupDigits } from "../../format/digits.ts";
import { useMoney } from "../../hooks/useMoney.ts";

/** Each difference between the server and this device, by name; that there is none is said too. */
export function Gaps({ gaps, iso }: { gaps: readonly LedgerGap[]; iso: string }) {
  const t = useTranslation();
  const text = useGapText(iso);
  if (gaps.length === 0) return <Note status="success">{t("sessions.agree")}</Note>;
  return gaps.map((gap) => (
    <Note key={text(gap)} status={gap.kind === "elsewhere" ? "info" : "warning"}>
      {text(gap)}
    </Note>
  ));
}

function useGapText(iso: string): (gap: LedgerGap) => string {
  const t = useTranslation();
  const format = useMoney(iso);
  const money = (minor: number) => format(amountOf(minor, iso));
  return (gap) => {
    switch (gap.kind) {
      case "elsewhere":
        return t("sessions.elsewhere", { count: gap.count, amount: money(gap.minor) });
      case "missing":
        return t("sessions.missing", {
          number: groupDigits(gap.couponId),
          amount: money(gap.minor),
        });
      case "stake":
        return t("sessions.otherStake", {
          number: groupDigits(gap.couponId),
          here: money(gap.here),
          there: money(gap.there),
        });
      case "stakes":
        return t("sessions.otherStakes", { told: money(gap.told), counted: money(gap.counted) });
      case "returns":
        return t("sessions.otherReturns", { told: money(gap.told), counted: money(gap.counted) });
    }
  };
}
