import { type ReactNode, useState } from "react";
import { marketsNameTypeOf } from "../../../events/settings/index.ts";
import { gameKey, isOver } from "../../../events/sports/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Band } from "../../components/Band.tsx";
import { Page } from "../../components/Page.tsx";
import { Loading, MarketSkeleton } from "../../components/Skeleton.tsx";
import { useRecord } from "../../hooks/useRecord.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import { Feed } from "../../sports/Feed.tsx";
import { feedStatus } from "../../sports/feedStatus.ts";
import { sportOf } from "../../sports/sportKinds.ts";
import { Board } from "./Board.tsx";
import { BoardSkeleton, GameBar } from "./GameBar.tsx";
import { GroupTabs } from "./GroupTabs.tsx";
import { MarketBlocks } from "./MarketBlocks.tsx";
import { marketBlocks } from "./marketBlocks.ts";
import { isWanted } from "./foundBlocks.ts";
import { MarketSearch } from "./MarketSearch.tsx";
import { GameMissing, GameOver, NoMarkets } from "./NoMarkets.tsx";
import { shownGroup } from "./shownGroup.ts";
import { SubGameOver, SubGames } from "./SubGames.tsx";

const none: readonly never[] = [];

/** The scoreboard of a match and all its markets. */
export function GamePage(props: {
  feed: "live" | "line";
  gameId: number;
  /** Links below the board. */
  more?: ReactNode;
}) {
  const { feed, gameId, more } = props;
  const t = useTranslation();
  const game = useRecord("games", gameId);
  // The board is that of the match, if the answers for its sub-game tell how it goes.
  const isMatchHere = useSelect(
    ({ sports }) =>
      game?.mainGameId !== undefined &&
      sports.views[gameKey(gameId)]?.gameIds.includes(game.mainGameId) === true,
  );
  const match = useRecord("games", (isMatchHere && game?.mainGameId) || gameId) ?? game;
  const shown = useSelect(({ sports }) => sports.views[gameKey(gameId)]?.shownMarkets) ?? none;
  const types = useSelect(({ sports }) => sports.marketTypes);
  const groups = useSelect(({ sports }) => sports.marketGroups);
  const hasShortNames = useSelect((state) => marketsNameTypeOf(state) === 1);
  const hasFailed = useSelect(({ sports }) => (sports.views[gameKey(gameId)]?.failures ?? 0) > 0);
  // The list has told of the match; what it has is on the way.
  const isComing = useSelect((state) => feedStatus(state, gameKey(gameId)) === "loading");
  const isGone = useSelect(({ sports }) => sports.views[gameKey(gameId)]?.isGone === true);
  const [searched, setSearched] = useState<string | null>(null);
  const [chosenGroup, setChosenGroup] = useState<number>();
  const skeleton = (
    <Band>
      <MarketSkeleton markets={5} />
    </Band>
  );
  // Sports have different boards: wait until the sport is known, as a change of board would shift the page.
  const isSportPending = useSelect(
    (state) =>
      state.sports.menuAnswer[feed] === null && sportOf(state, game?.sportId ?? -1) === undefined,
  );
  if (game === undefined || match === undefined || isSportPending) {
    return (
      <Page bar={<BoardSkeleton feed={feed} />}>
        {hasFailed ? (
          <GameMissing feed={feed} gameId={gameId} isGone={isGone} />
        ) : (
          <Loading>{skeleton}</Loading>
        )}
      </Page>
    );
  }
  const bar = (
    <>
      <Board bar={<GameBar game={match} />} game={match} more={more} />
      <SubGames match={match} current={game} isComing={isComing} />
    </>
  );
  const over = game.mainGameId === undefined ? <GameOver /> : <SubGameOver game={game} />;
  if (isGone && shown.length === 0) {
    return (
      <Page bar={bar}>
        {isOver(game) ? over : <GameMissing feed={feed} gameId={gameId} isGone />}
      </Page>
    );
  }
  const blocks = marketBlocks(game, shown, types, hasShortNames);
  const wanted = isWanted(searched) ? searched.trim() : null;
  const isLocked = isOver(game) || isGone;
  const group = shownGroup(blocks, groups, chosenGroup);
  return (
    <Page
      bar={bar}
      tools={
        (blocks.length > 0 || (isComing && game.marketsCount > 0)) && (
          <MarketSearch text={searched} onChange={setSearched}>
            {blocks.length > 0 && (
              <GroupTabs game={game} blocks={blocks} current={group} onChoose={setChosenGroup} />
            )}
          </MarketSearch>
        )
      }
    >
      {isOver(game) && blocks.length === 0 && over}
      <h2 className="vh">{t("sports.marketGroups")}</h2>
      <Feed view={gameKey(gameId)} skeleton={skeleton} empty={<NoMarkets />}>
        {blocks.length > 0 ? (
          <div data-filtered>
            <MarketBlocks
              key={`${gameId} ${wanted === null ? group : "found"}`}
              game={game}
              blocks={blocks}
              group={group}
              wanted={wanted}
              isLocked={isLocked}
            />
          </div>
        ) : (
          !isOver(game) && <NoMarkets />
        )}
      </Feed>
    </Page>
  );
}
