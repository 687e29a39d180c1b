import type { Language } from "../../../events/settings/languages.ts";
import { localeOf, useWords } from "../../../infra/i18n.ts";
import { Card } from "../../components/Band.tsx";
import { KeyValues } from "../../components/ListRow.tsx";
import { formatDate, formatTime } from "../../format/dates.ts";
import { formatCount } from "../../format/count.ts";
import type { LogPreview } from "../../hooks/client.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import { useTimeView } from "../../hooks/useTimeView.ts";
import { kilobytes } from "./kilobytes.ts";
import styles from "./Report.module.css";

/** So many kinds of entries are told apart; the rest is counted. */
const mostTypes = 12;

/** Counts and kinds of what was written, how much was replaced, and the fields that stay readable. */
export function Contents({ log }: { log: LogPreview }) {
  const words = useWords();
  const locale = useLocale();
  const span = useSpan(log);
  const rest = log.byType.length - mostTypes;
  return (
    <Card isPadded>
      <div className={styles.section}>
        <KeyValues
          pairs={[
            ...(span === null ? [] : [{ name: words("report.when"), value: span }]),
            { name: words("report.events"), value: formatCount(log.entries, locale) },
            {
              name: words("report.size"),
              value: words("report.kilobytes", { size: kilobytes(log.bytes, locale) }),
            },
            { name: words("report.personalName"), value: formatCount(log.personal, locale) },
            { name: words("report.secretName"), value: formatCount(log.secret, locale) },
          ]}
        />
        <p className={styles.quiet}>
          {words("report.personal")} {words("report.secret")}
        </p>
        <h3 className={styles.subtitle}>{words("report.byType")}</h3>
        <KeyValues
          pairs={log.byType
            .slice(0, mostTypes)
            .map(({ type, count }) => ({ name: type, value: formatCount(count, locale) }))}
        />
        {rest > 0 && <p className={styles.quiet}>{words("report.moreTypes", { count: rest })}</p>}
        <details className={styles.fields}>
          <summary>
            {words("report.fields")} ({formatCount(log.openFields.length, locale)})
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
  const words = useWords();
  const view = useTimeView();
  if (firstAt === null || lastAt === null) return null;
  const from = `${formatDate(firstAt, lastAt, view)}, ${formatTime(firstAt, view)}`;
  return words("report.span", { from, to: formatTime(lastAt, view) });
}
