import { useTranslation } from "../../infra/i18n.ts";
import { EmptyState } from "../components/EmptyState.tsx";
import { Button } from "../components/Button.tsx";

/** The site config did not load. Nothing works without it, so all we offer is a reload. */
export function BootFailed() {
  const t = useTranslation();
  return (
    <main id="main">
      <h1 className="vh">{t("shell.title")}</h1>
      <EmptyState
        title={t("shell.bootTitle")}
        text={t("shell.bootText")}
        action={
          <Button look="ink" icon="refresh" onPress={() => window.location.reload()}>
            {t("shell.reload")}
          </Button>
        }
      />
    </main>
  );
}
