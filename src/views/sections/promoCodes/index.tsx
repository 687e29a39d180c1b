import { useSelect } from "../../hooks/useSelect.ts";
import { CheckPage } from "./CheckPage.tsx";
import { HistoryPage } from "./HistoryPage.tsx";

/** Promo codes of a player; a guard blocks visitors. [route-office-003] */
export default function PromoCodes() {
  const name = useSelect(({ navigation }) => navigation.route.name);
  return name === "promoCodeHistory" ? <HistoryPage /> : <CheckPage />;
}
