import { pathOf } from "../../events/navigation/index.ts";
import { useTranslation } from "../../infra/i18n.ts";
import { Band } from "../components/Band.tsx";
import { Button } from "../components/Button.tsx";
import { EmptyState } from "../components/EmptyState.tsx";
import { Page } from "../components/Page.tsx";
import { useSelect } from "../hooks/useSelect.ts";
import { HomeBar } from "./HomeBar.tsx";

/** Shown for a section that the app does not have; a refresh would not help. */
export function NotOpenYet() {
  const t = useTranslation();
  const language = useSelect(({ settings }) => settings.language);
  return (
    <Page bar={<HomeBar />}>
      <h1 className="vh">{t("shell.notOpenTitle")}</h1>
      <Band>
        <EmptyState
          title={t("shell.notOpenTitle")}
          text={t("shell.notOpenText")}
          action={
            <Button look="ink" href={pathOf({ name: "home" }, language)}>
              {t("shell.toHome")}
            </Button>
          }
        />
      </Band>
    </Page>
  );
}
