import { mayBeOffered } from "../../../events/limits/index.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import { CheckPage } from "./CheckPage.tsx";
import { HistoryPage } from "./HistoryPage.tsx";

/**
 * Promo codes of a player; a guard blocks visitors. Who may be offered nothing sees the codes of before, and no field for
 * another one. [route-office-003] [limits-012]
 */
export default function PromoCodes() {
  const name = useSelect(({ navigation }) => navigation.route.name);
  const isSilent = useSelect((state) => mayBeOffered(state) === false);
  return name === "promoCodeHistory" || isSilent ? (
    <HistoryPage isCheckOffered={!isSilent} />
  ) : (
    <CheckPage />
  );
}
