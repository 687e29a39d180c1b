import { areLimitsOffered } from "../../events/limits/index.ts";
import { linkedPath } from "../../events/navigation/index.ts";
import { useTranslation } from "../../infra/i18n.ts";
import { useSelect } from "../hooks/useSelect.ts";

/** A link to the player's limits, where the site offers any. */
export function LimitsLink({ className }: { className?: string | undefined }) {
  const t = useTranslation();
  const language = useSelect(({ settings }) => settings.language);
  const isOffered = useSelect(areLimitsOffered);
  if (!isOffered) return null;
  return (
    <a className={className} href={linkedPath({ name: "responsible" }, language)}>
      {t("titles.responsible")}
    </a>
  );
}
