import { pathOf } from "../../../events/navigation/index.ts";
import { mustConfirmTerms } from "../../../events/terms/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Band } from "../../components/Band.tsx";
import { Bar } from "../../components/Bar.tsx";
import { BarTitle } from "../../components/BarTitle.tsx";
import { Button } from "../../components/Button.tsx";
import { EmptyState } from "../../components/EmptyState.tsx";
import { Page } from "../../components/Page.tsx";
import { useSelect } from "../../hooks/useSelect.ts";
import { ChangedTerms } from "./ChangedTerms.tsx";

/** Asks to confirm changed terms before anything else. [route-terms-001] */
export function ConfirmTermsPage() {
  const t = useTranslation();
  const language = useSelect(({ settings }) => settings.language);
  const isAsked = useSelect(mustConfirmTerms);
  return (
    <Page
      isPlain
      bar={
        <Bar kind="titles">
          <BarTitle title={t("terms.title")} isLarge />
        </Bar>
      }
    >
      {isAsked ? (
        <ChangedTerms />
      ) : (
        <Band>
          <EmptyState
            title={t("terms.nothing")}
            action={
              <Button look="ink" href={pathOf({ name: "home" }, language)}>
                {t("shell.toHome")}
              </Button>
            }
          />
        </Band>
      )}
    </Page>
  );
}
