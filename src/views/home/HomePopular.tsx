import { type RefObject, useEffect, useRef, useState } from "react";
import { WatchPopular } from "../../commands/popular.ts";
import { type PopularMatch, popularList, popularMatches } from "../../events/popular/index.ts";
import { bodyOf } from "../../events/remoteData.ts";
import { hasArrived } from "../../events/runtime/index.ts";
import type { ShownGame } from "../../events/sports/index.ts";
import { useTranslation } from "../../infra/i18n.ts";
import { Card } from "../components/Band.tsx";
import { useChosenGames } from "../favorites/ChosenRows.tsx";
import { GameStar } from "../favorites/GameStar.tsx";
import { useChosenStatus } from "../favorites/useChosenStatus.ts";
import { useSelect } from "../hooks/useSelect.ts";
import { useSend } from "../hooks/useSend.ts";
import { GameRow } from "../sports/GameRow.tsx";
import { PopularBand, PopularPlace } from "./PopularBand.tsx";
import styles from "./HomePopular.module.css";

/** What most bets were placed on in the last day; nothing where too few have bet. It is asked for near the screen only. */
export function HomePopular() {
  const send = useSend();
  const mark = useRef<HTMLDivElement>(null);
  const isReady = useSelect((state) => hasArrived(state, "popular"));
  // Below, so that it is here before it is seen.
  const isNear = useIsWithin(mark, "0px 0px 100% 0px");
  const isSeen = useIsWithin(mark, "0px");
  useEffect(() => {
    if (!isReady || !isNear) return undefined;
    send(WatchPopular({ isWatched: true }));
    return () => {
      send(WatchPopular({ isWatched: false }));
    };
  }, [isReady, isNear, send]);
  return (
    <div ref={mark} className={styles.mark}>
      <Popular isSeen={isSeen} />
    </div>
  );
}

function useIsWithin(mark: RefObject<HTMLElement | null>, rootMargin: string): boolean {
  const [isWithin, setWithin] = useState(false);
  useEffect(() => {
    const { current } = mark;
    if (current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setWithin(entries.at(-1)?.isIntersecting === true),
      { rootMargin },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [mark, rootMargin]);
  return isWithin;
}

function Popular({ isSeen }: { isSeen: boolean }) {
  const [isClosed, setClosed] = useState(false);
  const matches = useSelect(popularMatches);
  const known = bodyOf(matches);
  const feeds = (["live", "line"] as const).filter((name) =>
    known?.some(({ feed }) => feed === name),
  );
  const status = useChosenStatus(popularList, feeds);
  const live = useChosenGames("live", popularList);
  const line = useChosenGames("line", popularList);
  const rows = (known ?? []).flatMap((match) => {
    const row = (match.feed === "live" ? live : line).rows.find(({ id }) => id === match.gameId);
    return row === undefined ? [] : [{ match, row }];
  });
  const isComing =
    known === null ? matches.tag !== "failed" && matches.tag !== "missing" : status === "loading";
  const isEmpty = rows.length === 0 && !isComing;
  // What is below would move under a finger: the place is closed when it is out of sight.
  if (isEmpty && !isSeen && !isClosed) setClosed(true);
  if (isEmpty) return isClosed ? null : <PopularPlace isEmpty />;
  if (rows.length === 0) return <PopularPlace rows={known?.length} />;
  return (
    <PopularBand>
      <Card>
        <ol className={styles.list}>
          {rows.map(({ match, row }) => (
            <Match
              key={`${match.feed} ${row.id}`}
              match={match}
              row={row}
              isOut={(match.feed === "live" ? live : line).isOut(row.id)}
            />
          ))}
        </ol>
      </Card>
    </PopularBand>
  );
}

/** A match with how many bets were placed on it, where that is known. */
function Match({ match, row, isOut }: { match: PopularMatch; row: ShownGame; isOut: boolean }) {
  const t = useTranslation();
  const { bets } = match;
  return (
    <li className={styles.match}>
      {bets !== undefined && (
        <p className={styles.bets}>{t("recommendation.bets", { count: bets })}</p>
      )}
      <GameRow shown={row} isOut={isOut} Star={GameStar} />
    </li>
  );
}
