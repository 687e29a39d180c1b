import { useWords } from "../../../infra/i18n.ts";
import { errorPhrase, hasWords } from "../../format/errorPhrase.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import { useOneClickReason } from "../../oneClick/useOneClickReason.ts";

/** Why the server refused the bet: in our words by its code, else in its own; null when it did not. */
export function useRefusal(): string | null {
  const words = useWords();
  const placement = useSelect(({ coupon }) => coupon.placement);
  const oneClick = useOneClickReason();
  if (placement.tag !== "refused") return null;
  if (oneClick !== null) return oneClick;
  const { code, message } = placement;
  if (message !== null && !hasWords(code)) return message;
  // A refusal without a known code is still one of this request.
  return words(errorPhrase({ code, status: 400 }));
}
