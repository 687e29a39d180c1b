import { LoadMoreResults, RefreshResults } from "../../../commands/results.ts";
import { resultsList } from "../../../events/chosenGames/index.ts";
import type { Result, ResultsBody, ResultsZone } from "../../../events/results/index.ts";
import { gameOf } from "../../../events/sports/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Band, Card } from "../../components/Band.tsx";
import { CountryCode } from "../../components/Badge.tsx";
import { Button } from "../../components/Button.tsx";
import { Note } from "../../components/Note.tsx";
import { RowSkeleton } from "../../content/ContentSkeleton.tsx";
import { RemoteContent } from "../../content/RemoteContent.tsx";
import { useChosenGames } from "../../favorites/ChosenRows.tsx";
import { formatCount } from "../../format/count.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import { useSend } from "../../hooks/useSend.ts";
import { NoResults } from "./NoResults.tsx";
import { ResultRow } from "./ResultRow.tsx";
import styles from "./Results.module.css";

/** Estimated heights off screen, in rem: the header and a match. */
const headRem = 2.75;
const rowRem = 5.25;

/** The results by championship, in the order of the server; a button loads more. */
export function ResultList({ zone }: { zone: ResultsZone }) {
  const t = useTranslation();
  const send = useSend();
  const list = useSelect(({ results }) => results.list);
  return (
    <RemoteContent
      data={list}
      skeleton={<RowSkeleton rows={8} />}
      failedText={t("results.failed")}
      oldText={t("results.old")}
      onRefresh={() => send(RefreshResults({}))}
    >
      {(body) =>
        body.items.length === 0 ? (
          <NoResults zone={zone} />
        ) : (
          <>
            <Champs body={body} />
            {body.nextPageToken !== null && <More />}
          </>
        )
      }
    </RemoteContent>
  );
}

function Champs({ body: { items, champs } }: { body: ResultsBody }) {
  const language = useSelect(({ settings }) => settings.language);
  const idOf = useRunningIds();
  return groupsOf(items).map(({ champId, matches }) => {
    const champ = champs.find(({ id }) => id === champId);
    return (
      <Band key={champId} skippedRem={headRem + matches.length * rowRem}>
        <Card>
          <div className={styles.head}>
            {champ?.countryCode !== undefined && <CountryCode code={champ.countryCode} />}
            <h2 className="cut">{champ?.name ?? ""}</h2>
            <span className={styles.count}>{formatCount(matches.length, language)}</span>
          </div>
          {matches.map((result) => (
            <ResultRow
              key={result.permanentId}
              result={result}
              gameId={idOf.get(result.permanentId) ?? null}
            />
          ))}
        </Card>
      </Band>
    );
  });
}

/** The ids of the matches under way in the live feed, by their permanent ids. */
function useRunningIds(): ReadonlyMap<number, number> {
  const { rows } = useChosenGames("live", resultsList);
  const tables = useSelect(({ sports }) => sports.tables);
  return new Map(rows.map(({ id }) => [gameOf(tables, id)?.permanentId ?? 0, id]));
}

type Group = { readonly champId: number; readonly matches: readonly Result[] };

/** Each championship once: a page may go on with that of the page before. */
function groupsOf(items: readonly Result[]): readonly Group[] {
  const groups = new Map<number, Result[]>();
  for (const item of items) {
    const group = groups.get(item.champId) ?? [];
    groups.set(item.champId, [...group, item]);
  }
  return [...groups].map(([champId, matches]) => ({ champId, matches }));
}

function More() {
  const t = useTranslation();
  const send = useSend();
  const more = useSelect(({ results }) => results.more);
  return (
    <Band>
      <div className={styles.more}>
        {more === "failed" && (
          <div role="alert">
            <Note status="warning">{t("results.moreFailed")}</Note>
          </div>
        )}
        <Button isWide isBusy={more === "loading"} onPress={() => send(LoadMoreResults({}))}>
          {t("results.more")}
        </Button>
      </div>
    </Band>
  );
}
