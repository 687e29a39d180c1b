import { sportPath } from "../../../events/navigation/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Band } from "../../components/Band.tsx";
import { Button } from "../../components/Button.tsx";
import { EmptyState } from "../../components/EmptyState.tsx";
import { useSelect } from "../../hooks/useSelect.ts";

/** Nothing is recommended: the top events are the way on. */
export function None() {
  const t = useTranslation();
  const language = useSelect(({ settings }) => settings.language);
  return (
    <Band>
      <EmptyState
        title={t("recommendation.noneTitle")}
        text={t("recommendation.noneText")}
        action={
          <Button look="ink" size="sm" href={sportPath({ name: "topEvents" }, language)}>
            {t("titles.topEvents")}
          </Button>
        }
      />
    </Band>
  );
}
