import { useTranslation } from "../../../infra/i18n.ts";
import { errorMessage } from "../../format/errorMessage.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import { useOneClickReason } from "../../oneClick/useOneClickReason.ts";

/**
 * Why the server refused the bet: the operator's message for the player, else our text for the code; null if
 * it was not refused. [error-038]
 */
export function useRefusal(): string | null {
  const t = useTranslation();
  const placement = useSelect(({ coupon }) => coupon.placement);
  const oneClick = useOneClickReason();
  if (placement.tag !== "refused") return null;
  const { code, message } = placement;
  if (message !== null) return message;
  if (oneClick !== null) return oneClick;
  // A refusal with an unknown code gets the general text for a refused request.
  return t(errorMessage({ code, status: 400 }));
}
