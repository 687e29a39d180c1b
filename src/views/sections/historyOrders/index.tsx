import { useSelect } from "../../hooks/useSelect.ts";
import { HistoryClear } from "./HistoryClear.tsx";
import { HistoryMail } from "./HistoryMail.tsx";

/** Requests about the history: receive it by email, or clear it. [route-bets-003] */
export default function HistoryOrders() {
  const name = useSelect(({ navigation }) => navigation.route.name);
  if (name === "historyClear") return <HistoryClear />;
  const what = name === "historyCasinoMail" ? "casino" : "bets";
  return <HistoryMail key={what} what={what} />;
}
