import { Card } from "../../components/Band.tsx";
import { ColumnHead } from "../../components/ChampHead.tsx";
import { useSelect } from "../../hooks/useSelect.ts";
import { GameRow } from "../../sports/GameRow.tsx";
import { listColumns } from "../../sports/listColumns.ts";

/** The top matches of one sport under the heads of their price columns. */
export function TopSport(props: { sportId: number; gameIds: readonly number[] }) {
  const { sportId, gameIds } = props;
  const { live, line } = useSelect(({ sports }) => sports.menu);
  const tables = useSelect(({ sports }) => sports.tables);
  const types = useSelect(({ sports }) => sports.marketTypes);
  const sport = [...line, ...live].find(({ id }) => id === sportId);
  return (
    <Card>
      <ColumnHead title={sport?.name} columns={listColumns(gameIds, tables, types).main} />
      {gameIds.map((id) => (
        <GameRow key={id} id={id} place="top" />
      ))}
    </Card>
  );
}
