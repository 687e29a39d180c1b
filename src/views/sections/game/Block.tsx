import { useState } from "react";
import { ToggleMarketPin } from "../../../commands/preferences.ts";
import { outcomeState, type Game, fillName } from "../../../events/sports/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { MarketGroup, MarketLine } from "../../components/MarketGroup.tsx";
import { useRecord } from "../../hooks/useRecord.ts";
import { useSend } from "../../hooks/useSend.ts";
import { MarketCells } from "../../sports/MarketCells.tsx";
import { sideText } from "../../sports/markets.ts";
import { fullText, narrowText } from "./cellText.ts";
import type { MarketBlock } from "./marketBlocks.ts";

/** Further rows are hidden behind "N more lines". */
const mostRows = 4;

/** One market of the match page with its prices. */
export function Block(props: {
  block: MarketBlock;
  game: Game;
  isOpen: boolean;
  /** The match is over or no longer offered. */
  isLocked: boolean;
  isPinned: boolean;
  onToggle: () => void;
}) {
  const { block, game, isOpen, isLocked, onToggle } = props;
  const { layout, markets, type } = block;
  const t = useTranslation();
  const send = useSend();
  const [isExpanded, setIsExpanded] = useState(false);
  const isSuspended = useIsSuspended(block, game) || isLocked;
  const columns = layout === "three" ? 3 : 2;
  const outcomes = markets.reduce((sum, { outcomes }) => sum + outcomes.length, 0);
  const rows = markets.reduce(
    (sum, market) => sum + Math.ceil(market.outcomes.length / columns),
    0,
  );
  const hidden = rows - mostRows;
  const [over = "", under = ""] = type.outcomes.map(({ shortName }) =>
    fillName(shortName, null, game),
  );
  return (
    <MarketGroup
      title={block.title}
      count={isOpen ? undefined : String(outcomes)}
      isOpen={isOpen}
      onToggle={onToggle}
      isSuspended={isSuspended}
      pin={{ isOn: props.isPinned, onPress: () => send(ToggleMarketPin({ typeId: type.id })) }}
      layout={layout}
      columns={layout === "lines" ? [over, under] : undefined}
      more={
        hidden <= 0
          ? undefined
          : {
              text: isExpanded ? t("sports.fewerLines") : t("sports.moreLines", { count: hidden }),
              isOpen: isExpanded,
              onPress: () => setIsExpanded(!isExpanded),
            }
      }
    >
      <BlockCells
        block={block}
        game={game}
        isLocked={isLocked}
        most={isExpanded ? undefined : mostRows * columns}
      />
    </MarketGroup>
  );
}

/** The prices of all its markets, up to `most`. */
function BlockCells(props: {
  block: MarketBlock;
  game: Game;
  isLocked: boolean;
  most: number | undefined;
}) {
  const { game, isLocked, most = Number.MAX_SAFE_INTEGER } = props;
  const { layout, markets } = props.block;
  const shown = markets.slice(0, Math.ceil(most / (markets[0]?.outcomes.length || 1)));
  if (layout !== "lines") {
    const isNarrow = layout === "three";
    return shown.map((market) => (
      <MarketCells
        key={market.id}
        {...market}
        game={game}
        isLocked={isLocked}
        layout={isNarrow ? "stack" : "line"}
        text={isNarrow ? narrowText : fullText}
        most={most}
      />
    ));
  }
  return shown.map((market) => (
    <MarketLine key={market.id} value={String(market.param ?? "").replace("-", "−")}>
      <MarketCells {...market} game={game} isLocked={isLocked} layout="solo" text={sideText} />
    </MarketLine>
  ));
}

/** A market is always suspended as a whole, so for a single market its first price tells. */
function useIsSuspended({ markets: [first, ...others] }: MarketBlock, game: Game): boolean {
  const outcome = useRecord("outcomes", first?.outcomes[0]?.id ?? -1);
  return (
    game.isBlocked === true || (others.length === 0 && outcome?.state === outcomeState.suspended)
  );
}
