import type { ShownGame } from "../../../events/sports/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Band, Card } from "../../components/Band.tsx";
import { ChampHead } from "../../components/ChampHead.tsx";
import { ColumnHead } from "../../components/ColumnHead.tsx";
import { FavoriteStar } from "../../favorites/FavoriteStar.tsx";
import { GameStar } from "../../favorites/GameStar.tsx";
import { formatCount } from "../../format/count.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import { GameRow, type RowParts } from "../../sports/GameRow.tsx";
import { listColumns } from "../../sports/listColumns.ts";
import { MatchDetails } from "../../sports/MatchDetails.tsx";
import { TotalLine } from "../../sports/TotalLine.tsx";

const parts: RowParts = { Totals: TotalLine, Details: MatchDetails };

/** Estimated heights off screen, in rem: the header and a match with two lines. */
const headRem = 2.75;
const rowRem = 8.375;

/**
 * A championship with its matches, which are rendered only while it is open. Of a list that has just been opened only the
 * first `mounted` matches are; the others have their space.
 */
export function ChampGames(props: {
  champId: number;
  rows: readonly ShownGame[];
  mounted: number;
  isOut: (id: number) => boolean;
  isOpen: boolean;
  onToggle: () => void;
}) {
  const { champId, rows, mounted, isOut, isOpen, onToggle } = props;
  const t = useTranslation();
  const language = useSelect(({ settings }) => settings.language);
  const champ = useSelect(({ sports }) => sports.champs[champId]);
  const types = useSelect(({ sports }) => sports.marketTypes);
  const columns = listColumns(rows, types);
  const wholeRem = headRem + (isOpen ? rows.length * rowRem : 0);
  if (mounted <= 0)
    return (
      <Band>
        <Space rem={wholeRem} />
      </Band>
    );
  return (
    <Band skippedRem={wholeRem}>
      <Card>
        <ChampHead
          name={champ?.name ?? ""}
          countryCode={champ?.countryCode}
          count={formatCount(rows.length, language)}
          isOpen={isOpen}
          action={<FavoriteStar type="champ" id={champId} name={champ?.name ?? ""} />}
          onToggle={onToggle}
        />
        {isOpen && (
          <>
            {columns.hasTotals && (
              <ColumnHead
                isWideOnly
                columns={columns.main}
                extra={[t("sports.total"), t("sports.over"), t("sports.under")]}
              />
            )}
            {rows.slice(0, mounted).map((row) => (
              <GameRow
                key={row.id}
                shown={row}
                isOut={isOut(row.id)}
                parts={parts}
                Star={GameStar}
              />
            ))}
            {rows.length > mounted && <Space rem={(rows.length - mounted) * rowRem} />}
          </>
        )}
      </Card>
    </Band>
  );
}

function Space({ rem }: { rem: number }) {
  return <div style={{ blockSize: `${rem}rem` }} />;
}
