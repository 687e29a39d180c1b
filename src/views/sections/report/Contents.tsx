import type { Language } from "../../../events/settings/index.ts";
import { localeOf, useTranslation } from "../../../infra/i18n.ts";
import { Card } from "../../components/Band.tsx";
import { KeyValues } from "../../components/ListRow.tsx";
import { formatDate, formatTime } from "../../format/dates.ts";
import { formatCount } from "../../format/count.ts";
import type { LogPreview } from "../../hooks/client.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import { useTimeView } from "../../hooks/useTimeView.ts";
import { kilobytes } from "./kilobytes.ts";
import styles from "./Report.module.css";

/** Only this many types of entries are listed; the others are counted. */
const mostTypes = 12;

/** Number and types of log entries, how many values were replaced, and the fields that stay readable. */
export function Contents({ log }: { log: LogPreview }) {
  const t = useTranslation();
  const locale = useLocale();
  const span = useSpan(log);
  const hiddenTypes = log.byType.length - mostTypes;
  return (
    <Card isPadded>
      <div className={styles.section}>
        <KeyValues
          pairs={[
            ...(span === null ? [] : [{ name: t("report.when"), value: span }]),
            { name: t("report.events"), value: formatCount(log.entries, locale) },
            {
              name: t("report.size"),
              value: t("report.kilobytes", { size: kilobytes(log.bytes, locale) }),
            },
            { name: t("report.personalName"), value: formatCount(log.personal, locale) },
            { name: t("report.secretName"), value: formatCount(log.secret, locale) },
          ]}
        />
        <p className={styles.quiet}>
          {t("report.personal")} {t("report.secret")}
        </p>
        <h3 className={styles.subtitle}>{t("report.byType")}</h3>
        <KeyValues
          pairs={log.byType
            .slice(0, mostTypes)
            .map(({ type, count }) => ({ name: type, value: formatCount(count, locale) }))}
        />
        {hiddenTypes > 0 && (
          <p className={styles.quiet}>{t("report.moreTypes", { count: hiddenTypes })}</p>
        )}
        <details className={styles.fields}>
          <summary>
            {t("report.fields")} ({formatCount(log.openFields.length, locale)})
          </summary>
          <ul>
            {log.openFields.map((field) => (
              <li key={field}>{field}</li>
            ))}
          </ul>
        </details>
      </div>
    </Card>
  );
}

const useLocale = (): string =>
  useSelect(({ settings }) => localeOf(settings.language as Language));

function useSpan({ firstAt, lastAt }: LogPreview): string | null {
  const t = useTranslation();
  const view = useTimeView();
  if (firstAt === null || lastAt === null) return null;
  const from = `${formatDate(firstAt, lastAt, view)}, ${formatTime(firstAt, view)}`;
  return t("report.span", { from, to: formatTime(lastAt, view) });
}
