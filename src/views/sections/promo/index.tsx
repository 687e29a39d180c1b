import { mayBeOffered } from "../../../events/limits/index.ts";
import { pathOf } from "../../../events/navigation/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Band } from "../../components/Band.tsx";
import { EmptyState } from "../../components/EmptyState.tsx";
import { ContentPage } from "../../content/ContentPage.tsx";
import { TextSkeleton } from "../../content/ContentSkeleton.tsx";
import { useSelect } from "../../hooks/useSelect.ts";
import { BonusPage } from "./BonusPage.tsx";
import { PromotionList } from "./PromotionList.tsx";
import { PromotionPage } from "./PromotionPage.tsx";

/**
 * Promotions and bonuses: a list, one of them, or a text about them. Who takes a break, or is in a register, is offered
 * nothing, nor is anybody before that is known; the terms stay readable. [route-promo-002] [route-promo-003]
 */
export default function Promo() {
  const name = useSelect(({ navigation }) => navigation.route.name);
  const id = useSelect(
    ({ navigation: { route } }) => route.params["promotionId"] ?? route.params["id"],
  );
  const isOffered = useSelect(mayBeOffered);
  if (name === "bonusRules") return <BonusPage slug="bonus-rules" />;
  if (isOffered !== true) return <Nothing isKnown={isOffered === false} />;
  if (id !== undefined) return <PromotionPage key={id} promotionId={id} />;
  return name === "bonus-partner" ? <BonusPage slug="bonus-partner" /> : <PromotionList />;
}

function Nothing(props: { isKnown: boolean }) {
  const t = useTranslation();
  const language = useSelect(({ settings }) => settings.language);
  return (
    <ContentPage title={t("promo.title")} parentPath={pathOf({ name: "menu" }, language)}>
      {props.isKnown ? (
        <Band>
          <EmptyState title={t("promo.none")} />
        </Band>
      ) : (
        <TextSkeleton />
      )}
    </ContentPage>
  );
}
