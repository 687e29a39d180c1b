import { useSelect } from "../../hooks/useSelect.ts";
import { BonusPage } from "./BonusPage.tsx";
import { PromotionList } from "./PromotionList.tsx";
import { PromotionPage } from "./PromotionPage.tsx";

/** Promotions and bonuses: a list, one of them, or a text about them. [route-promo-002] [route-promo-003] */
export default function Promo() {
  const name = useSelect(({ navigation }) => navigation.route.name);
  const id = useSelect(
    ({ navigation: { route } }) => route.params["promotionId"] ?? route.params["id"],
  );
  if (id !== undefined) return <PromotionPage key={id} promotionId={id} />;
  if (name === "bonusRules") return <BonusPage slug="bonus-rules" />;
  return name === "bonus-partner" ? <BonusPage slug="bonus-partner" /> : <PromotionList />;
}
