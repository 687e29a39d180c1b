import type { ShownGame } from "../../../events/sports/index.ts";
import { Card } from "../../components/Band.tsx";
import { ColumnHead } from "../../components/ColumnHead.tsx";
import { useSelect } from "../../hooks/useSelect.ts";
import { GameRow } from "../../sports/GameRow.tsx";
import { listColumns } from "../../sports/listColumns.ts";

/** The top matches of one sport under the headers of their price columns. */
export function TopSport(props: {
  sportId: number;
  rows: readonly ShownGame[];
  isOut: (id: number) => boolean;
}) {
  const { sportId, rows, isOut } = props;
  const { live, line } = useSelect(({ sports }) => sports.menu);
  const types = useSelect(({ sports }) => sports.marketTypes);
  const sport = [...line, ...live].find(({ id }) => id === sportId);
  return (
    <Card>
      <ColumnHead title={sport?.name} columns={listColumns(rows, types).main} />
      {rows.map((row) => (
        <GameRow key={row.id} shown={row} isOut={isOut(row.id)} />
      ))}
    </Card>
  );
}
