import { useTranslation } from "../../../infra/i18n.ts";
import { Band } from "../../components/Band.tsx";
import { Button } from "../../components/Button.tsx";
import { EmptyState } from "../../components/EmptyState.tsx";
import { useChooseFilter } from "./useChooseFilter.ts";

/** The filter leaves no match; one tap removes it. */
export function NoneInTime() {
  const t = useTranslation();
  const choose = useChooseFilter();
  return (
    <Band>
      <EmptyState
        title={t("sports.noneInTime")}
        action={
          <Button look="ink" size="sm" onPress={() => choose("all")}>
            {t("sports.showAll")}
          </Button>
        }
      />
    </Band>
  );
}
