import { shareOf, type StatisticRow } from "../../../events/statistics/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Band, Card } from "../../components/Band.tsx";
import styles from "./Statistic.module.css";

/** What both sides have done in the match; bars show how it is shared where both values are numbers. */
export function Rows({ rows }: { rows: readonly StatisticRow[] }) {
  const t = useTranslation();
  return (
    <Band title={t("statistic.match")}>
      <Card isPadded>
        <dl className={styles.rows}>
          {rows.map((row, index) => (
            // The names are the server's, and two may be the same.
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows keep their order
            <Row key={index} row={row} />
          ))}
        </dl>
      </Card>
    </Band>
  );
}

function Row({ row: { name, values } }: { row: StatisticRow }) {
  const share = shareOf(values);
  const isCompared = values.length === 2;
  return (
    <div className={styles.row}>
      <dt>{name}</dt>
      {isCompared ? (
        <>
          <dd className={styles.first}>{values[0]}</dd>
          <dd className={styles.second}>{values[1]}</dd>
        </>
      ) : (
        <dd className={styles.second}>{values.join("–")}</dd>
      )}
      {share !== null && (
        <dd className={styles.bars} aria-hidden="true">
          <i className={styles.half}>
            <i className={styles.bar} style={{ inlineSize: percent(share) }} />
          </i>
          <i className={styles.half}>
            <i className={styles.bar} style={{ inlineSize: percent(1 - share) }} />
          </i>
        </dd>
      )}
    </div>
  );
}

const percent = (share: number): string => `${Math.round(share * 100)}%`;
