import { pathOf } from "../../events/navigation/index.ts";
import { useTranslation } from "../../infra/i18n.ts";
import { useSelect } from "../hooks/useSelect.ts";

/** The way to the report for screens that have no menu. */
export function ReportLink(props: { className?: string | undefined }) {
  const t = useTranslation();
  const language = useSelect(({ settings }) => settings.language);
  return (
    <a className={props.className} href={pathOf({ name: "report" }, language)}>
      {t("report.title")}
    </a>
  );
}
