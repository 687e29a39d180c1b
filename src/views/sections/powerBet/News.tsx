import { RetryPowerBet } from "../../../commands/powerBet.ts";
import { pathOf } from "../../../events/navigation/index.ts";
import type { PowerBetReport, SentPowerBet } from "../../../events/powerBet/index.ts";
import { type Translate, useTranslation } from "../../../infra/i18n.ts";
import { Band } from "../../components/Band.tsx";
import { Button } from "../../components/Button.tsx";
import { Note } from "../../components/Note.tsx";
import { errorMessage } from "../../format/errorMessage.ts";
import { useMoney } from "../../hooks/useMoney.ts";
import { usePrice } from "../../hooks/usePrice.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import { useSend } from "../../hooks/useSend.ts";
import styles from "./PowerBet.module.css";

/** The odds have changed, or the offer is too old (contract, "Errors"). */
const oddsChanged = 2001;
/** Nothing is offered for the bet any more. */
const notOffered = 2013;

/** What became of the last power bet, or that this is not known yet. */
export function News(props: { sent: SentPowerBet | undefined; report: PowerBetReport | null }) {
  const { sent, report } = props;
  const t = useTranslation();
  const language = useSelect(({ settings }) => settings.language);
  return (
    <div role="status">
      {(sent !== undefined || report !== null) && (
        <Band>
          <div className={styles.form}>
            {sent !== undefined ? (
              <Waiting sent={sent} />
            ) : (
              report !== null && <Report report={report} />
            )}
            {report?.tag === "placed" && (
              <Button look="ink" isWide href={pathOf({ name: "openedBets" }, language)}>
                {t("titles.openedBets")}
              </Button>
            )}
          </div>
        </Band>
      )}
    </div>
  );
}

function Waiting({ sent: { isLost, key } }: { sent: SentPowerBet }) {
  const t = useTranslation();
  const send = useSend();
  return (
    <Note
      status="warning"
      action={
        isLost
          ? { text: t("powerBet.askAgain"), onPress: () => send(RetryPowerBet({ key })) }
          : undefined
      }
    >
      {t(isLost ? "powerBet.lost" : "powerBet.unknown")}
    </Note>
  );
}

function Report({ report }: { report: PowerBetReport }) {
  const t = useTranslation();
  const price = usePrice();
  const { wish } = report;
  const money = useMoney(wish.currencyIso);
  const odds = price(wish.coef);
  if (report.tag === "refused") return <Note status="warning">{refusalText(report, odds, t)}</Note>;
  return (
    <Note status="success">
      {t("powerBet.placed", {
        amount: money(wish.amount),
        odds,
        win: money(report.possibleWin),
      })}
    </Note>
  );
}

function refusalText(
  { code, message }: Extract<PowerBetReport, { readonly tag: "refused" }>,
  odds: string,
  t: Translate,
): string {
  if (code === oddsChanged) return t("powerBet.changed", { odds });
  if (code === notOffered) return t("powerBet.gone");
  return t("powerBet.refused", { reason: message ?? t(errorMessage({ code, status: 400 })) });
}
