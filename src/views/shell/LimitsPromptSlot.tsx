import { isLimitsPromptShown, isLimitsReviewShown } from "../../events/limits/index.ts";
import { translationsOf } from "../../infra/i18n.ts";
import { useSelect } from "../hooks/useSelect.ts";
import { OptionalPart } from "./OptionalPart.tsx";
import { withTranslations } from "./withTranslations.ts";

const LimitsPrompt = withTranslations(
  () => import("../limits/LimitsPrompt.tsx"),
  "LimitsPrompt",
  () => translationsOf("limits"),
);

/** What the policy pack has the player asked about their limits. If it cannot be shown, the server still holds it. */
export function LimitsPromptSlot() {
  const isShown = useSelect((state) => isLimitsPromptShown(state) || isLimitsReviewShown(state));
  if (!isShown) return null;
  return (
    <OptionalPart>
      <LimitsPrompt />
    </OptionalPart>
  );
}
