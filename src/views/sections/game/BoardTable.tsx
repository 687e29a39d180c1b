import type { ReactNode } from "react";
import type { Game } from "../../../events/sports/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Clock } from "../../components/Clock.tsx";
import { classes } from "../../components/classes.ts";
import { Serving } from "../../components/MatchRow.tsx";
import { Pitch } from "../../components/Pitch.tsx";
import type { SportKind } from "../../sports/sportKinds.ts";
import styles from "./BoardTable.module.css";
import { type BoardRow, boardTable } from "./boardRows.ts";

/** The scoreboard of a sport played in sets, quarters, periods, maps or innings. */
export function BoardTable(props: {
  bar: ReactNode;
  game: Game;
  kind: SportKind;
  clock: string | undefined;
  period: string;
  /** Links below all of it. */
  more?: ReactNode;
}) {
  const { bar, game, kind, clock, period, more } = props;
  const t = useTranslation();
  const { parts, rows, hasPoints } = boardTable(game, kind);
  return (
    <Pitch className={styles.ground}>
      {bar}
      <div className={styles.board}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">
                <span className="vh">{t("sports.side")}</span>
              </th>
              {parts.map(({ number, name, isNow }) => (
                <th
                  key={number}
                  className={classes(!isNow && styles.past)}
                  scope="col"
                  aria-label={name}
                >
                  {number}
                </th>
              ))}
              {hasPoints && (
                <th className={styles.points} scope="col">
                  {t("sports.points")}
                </th>
              )}
              <th className={styles.total} scope="col">
                <span className="vh">{t("sports.result")}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.teamId} row={row} hasPoints={hasPoints} />
            ))}
          </tbody>
        </table>
        <div className={styles.phase}>
          {clock !== undefined && <Clock text={clock} onPitch />}
          <span>{period}</span>
        </div>
        {more}
      </div>
    </Pitch>
  );
}

function Row({ row, hasPoints }: { row: BoardRow; hasPoints: boolean }) {
  const t = useTranslation();
  const { name, isServing, values, points, total, overs } = row;
  return (
    <tr>
      <th className={styles.name} scope="row">
        {name}
        {isServing && (
          <span className={styles.serve}>
            <Serving />
          </span>
        )}
      </th>
      {values.map(({ number, text, isNow, isWon }) => (
        <td
          key={number}
          className={classes(isNow ? styles.now : styles.past, styles.part, isWon && styles.won)}
        >
          {text}
        </td>
      ))}
      {hasPoints && <td className={styles.points}>{points}</td>}
      <td className={styles.total}>
        {total}
        {overs !== undefined && (
          <span className={styles.overs}>{t("sports.overs", { overs })}</span>
        )}
      </td>
    </tr>
  );
}
