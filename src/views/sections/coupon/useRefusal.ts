import { useTranslation } from "../../../infra/i18n.ts";
import { errorMessage } from "../../format/errorMessage.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import { useOneClickReason } from "../../oneClick/useOneClickReason.ts";

/**
 * Why the server refused the bet: as the operator has put it for the player, else in our words by the code; null when
 * it did not. [error-038]
 */
export function useRefusal(): string | null {
  const t = useTranslation();
  const placement = useSelect(({ coupon }) => coupon.placement);
  const oneClick = useOneClickReason();
  if (placement.tag !== "refused") return null;
  const { code, message } = placement;
  if (message !== null) return message;
  if (oneClick !== null) return oneClick;
  // A refusal without a known code is still one of this request.
  return t(errorMessage({ code, status: 400 }));
}
