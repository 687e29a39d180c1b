import { pathOf } from "../../../events/navigation/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Band } from "../../components/Band.tsx";
import { Button } from "../../components/Button.tsx";
import { EmptyState } from "../../components/EmptyState.tsx";
import { useSelect } from "../../hooks/useSelect.ts";

/** The app's own error page, with a link home. */
export function ErrorText({ status, isSilent }: { status: 404 | 500; isSilent: boolean }) {
  const t = useTranslation();
  const language = useSelect(({ settings }) => settings.language);
  const [title, text] =
    status === 404
      ? [t("shell.notFoundTitle"), t("shell.notFoundText")]
      : [t("shell.brokenTitle"), t("shell.brokenText")];
  return (
    <>
      <h1 className="vh">{isSilent ? String(status) : title}</h1>
      <Band>
        <EmptyState
          title={isSilent ? String(status) : title}
          text={isSilent ? "" : text}
          action={
            <Button look="ink" href={pathOf({ name: "home" }, language)}>
              {t("shell.toHome")}
            </Button>
          }
        />
      </Band>
    </>
  );
}
