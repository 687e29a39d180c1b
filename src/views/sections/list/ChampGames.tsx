import { useWords } from "../../../infra/i18n.ts";
import { Band, Card } from "../../components/Band.tsx";
import { ChampHead, ColumnHead } from "../../components/ChampHead.tsx";
import { formatCount } from "../../format/count.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import { GameRow } from "../../sports/GameRow.tsx";
import { listColumns } from "../../sports/listColumns.ts";

/** Heights of a championship off screen, in rem: its head and one match of two lines. */
const headRem = 2.75;
const rowRem = 8.375;

/** A championship with its matches; closed, they are not there at all. */
export function ChampGames(props: {
  champId: number;
  gameIds: readonly number[];
  isOpen: boolean;
  onToggle: () => void;
}) {
  const { champId, gameIds, isOpen, onToggle } = props;
  const words = useWords();
  const language = useSelect(({ settings }) => settings.language);
  const champ = useSelect(({ sports }) => sports.champs[champId]);
  const tables = useSelect(({ sports }) => sports.tables);
  const types = useSelect(({ sports }) => sports.marketTypes);
  const columns = listColumns(gameIds, tables, types);
  return (
    <Band skippedRem={headRem + (isOpen ? gameIds.length * rowRem : 0)}>
      <Card>
        <ChampHead
          name={champ?.name ?? ""}
          countryCode={champ?.countryCode}
          count={formatCount(gameIds.length, language)}
          isOpen={isOpen}
          onToggle={onToggle}
        />
        {isOpen && (
          <>
            {columns.hasTotals && (
              <ColumnHead
                isWideOnly
                columns={columns.main}
                extra={[words("sports.total"), words("sports.over"), words("sports.under")]}
              />
            )}
            {gameIds.map((id) => (
              <GameRow key={id} id={id} place="list" />
            ))}
          </>
        )}
      </Card>
    </Band>
  );
}
