import { useSelect } from "../../hooks/useSelect.ts";
import { HistoryClear } from "./HistoryClear.tsx";
import { HistoryMail } from "./HistoryMail.tsx";

/** Orders about what was played: a letter with it, or to be rid of it. [route-bets-003] */
export default function HistoryOrders() {
  const name = useSelect(({ navigation }) => navigation.route.name);
  if (name === "historyClear") return <HistoryClear />;
  const what = name === "historyCasinoMail" ? "casino" : "bets";
  return <HistoryMail key={what} what={what} />;
}
