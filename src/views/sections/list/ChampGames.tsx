import type { ShownGame } from "../../../events/sports/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Band, Card } from "../../components/Band.tsx";
import { ChampHead } from "../../components/ChampHead.tsx";
import { ColumnHead } from "../../components/ColumnHead.tsx";
import { NearScreen } from "../../components/NearScreen.tsx";
import { FavoriteStar } from "../../favorites/FavoriteStar.tsx";
import { GameStar } from "../../favorites/GameStar.tsx";
import { formatCount } from "../../format/count.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import { GameRow, type RowParts } from "../../sports/GameRow.tsx";
import { listColumns } from "../../sports/listColumns.ts";
import { MatchDetails } from "../../sports/MatchDetails.tsx";
import { TotalLine } from "../../sports/TotalLine.tsx";
import styles from "./ChampGames.module.css";

const parts: RowParts = { Totals: TotalLine, Details: MatchDetails };

/** Heights on a phone, in rem: the header, a match, and the line of its total. */
const headRem = 2.75;
const matchRem = 5.4;
const totalRem = 3;

/** Matches that come and go together as the list is scrolled: a tap meanwhile waits until they are laid out. */
const stretchRows = 2;

/** A championship with its matches, which are rendered only while it is open, and only near the screen. */
export function ChampGames(props: {
  view: string;
  champId: number;
  rows: readonly ShownGame[];
  /** How many of the matches are rendered before it is known where they are; with none, not even the header is. */
  atOnce: number;
  isWayBack: boolean;
  isOut: (id: number) => boolean;
  isOpen: boolean;
  onToggle: () => void;
}) {
  const { champId, rows, atOnce, isWayBack, isOut, isOpen, onToggle } = props;
  const id = `${props.view} ${champId}`;
  const t = useTranslation();
  const language = useSelect(({ settings }) => settings.language);
  const champ = useSelect(({ sports }) => sports.champs[champId]);
  const types = useSelect(({ sports }) => sports.marketTypes);
  const columns = listColumns(rows, types);
  const rowRem = matchRem + (columns.hasTotals ? totalRem : 0);
  const stretches = Array.from({ length: Math.ceil(rows.length / stretchRows) }, (_, index) =>
    rows.slice(index * stretchRows, (index + 1) * stretchRows),
  );
  return (
    <NearScreen
      id={id}
      isWayBack={isWayBack}
      rem={headRem + (isOpen ? rows.length * rowRem : 0)}
      isAtOnce={atOnce > 0}
    >
      <Band>
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
              {stretches.map((stretch, index) => (
                <NearScreen
                  key={index}
                  id={`${id} ${index}`}
                  isWayBack={isWayBack}
                  className={styles.stretch}
                  rem={stretch.length * rowRem}
                  isAtOnce={index === 0 || index * stretchRows < atOnce}
                >
                  {stretch.map((row) => (
                    <GameRow
                      key={row.id}
                      shown={row}
                      isOut={isOut(row.id)}
                      parts={parts}
                      Star={GameStar}
                    />
                  ))}
                </NearScreen>
              ))}
            </>
          )}
        </Card>
      </Band>
    </NearScreen>
  );
}
