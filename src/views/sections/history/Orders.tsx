import { shownHistory } from "../../../events/bets/index.ts";
import { itemsOf } from "../../../events/remoteList.ts";
import { linkedPath, pathOf } from "../../../events/navigation/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Band, Card } from "../../components/Band.tsx";
import { ListRow } from "../../components/ListRow.tsx";
import { useHasCasino } from "../../hooks/useHasCasino.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import { PrintRow } from "./PrintRow.tsx";
import { SaveRow } from "./SaveRow.tsx";

/**
 * Links to the open bets and to the requests about the history: save it, print it, receive it by email, or clear it. A
 * player without bets may have played in the casino all the same.
 */
export function Orders({ areBetsOffered }: { areBetsOffered: boolean }) {
  const t = useTranslation();
  const language = useSelect(({ settings }) => settings.language);
  const isPlayer = useSelect(({ session }) => session.tag === "player");
  const hasBets = useSelect(({ bets }) => itemsOf(shownHistory(bets)).length > 0);
  const hasCasino = useHasCasino();
  if (!isPlayer || !(areBetsOffered || hasCasino)) return null;
  return (
    <Band>
      <Card>
        {areBetsOffered && (
          <>
            <ListRow
              icon="clock"
              title={t("titles.openedBets")}
              href={pathOf({ name: "openedBets" }, language)}
            />
            {hasBets && <SaveRow />}
            {hasBets && <PrintRow />}
            <ListRow
              icon="mail"
              title={t("historyOrders.mail")}
              href={linkedPath({ name: "historyMail" }, language)}
            />
          </>
        )}
        {hasCasino && (
          <ListRow
            icon="mail"
            title={t("historyOrders.casinoMail")}
            href={linkedPath({ name: "historyCasinoMail" }, language)}
          />
        )}
        {areBetsOffered && (
          <ListRow
            icon="trash"
            title={t("historyOrders.clear")}
            href={linkedPath({ name: "historyClear" }, language)}
          />
        )}
      </Card>
    </Band>
  );
}
