import { useState } from "react";
import { pinnedTypesOf } from "../../../events/settings/index.ts";
import type { Game } from "../../../events/sports/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Band } from "../../components/Band.tsx";
import { EmptyState } from "../../components/EmptyState.tsx";
import { useSelect } from "../../hooks/useSelect.ts";
import { Block } from "./Block.tsx";
import { foundBlocks } from "./foundBlocks.ts";
import type { MarketBlock } from "./marketBlocks.ts";
import { blocksOf, pinnedFirst } from "./shownGroup.ts";

const openAtFirst = 6;
/** Number of blocks on the first screen; the browser may skip rendering the others until they are near. */
const onFirstScreen = 4;

/** The markets of a group, each open or closed as the player left it. */
export function MarketBlocks(props: {
  game: Game;
  blocks: readonly MarketBlock[];
  group: number;
  /** What a market is searched for by, in all groups; null: it is not. */
  wanted: string | null;
  isLocked: boolean;
}) {
  const { game, blocks, group, wanted, isLocked } = props;
  const t = useTranslation();
  const [toggled, setToggled] = useState<Readonly<Record<string, boolean>>>({});
  const groups = useSelect(({ sports }) => sports.marketGroups);
  const pinned = pinnedTypesOf(useSelect(({ settings }) => settings.filteredMarkets));
  const isTakenOver = useSelect(
    () => true,
    () => false,
  );
  // A market that is pinned now stays under the finger; the next group or page starts with it.
  const [first, setFirst] = useState({ isTakenOver, types: pinned });
  // What the server sent has none first.
  if (first.isTakenOver !== isTakenOver) setFirst({ isTakenOver, types: pinned });
  const inGroup = pinnedFirst(blocksOf(blocks, groups, group), first.types);
  const shown = wanted === null ? inGroup : foundBlocks(blocks, game, wanted);
  // By key, so that an added or removed market does not open or close its neighbours.
  const [firstKeys] = useState(() => new Set(inGroup.slice(0, openAtFirst).map(({ key }) => key)));
  return (
    <>
      {wanted !== null && (
        <p role="status" className="vh">
          {t("sports.markets", { count: shown.length })}
        </p>
      )}
      {wanted !== null && shown.length === 0 && (
        <Band>
          <EmptyState
            title={t("search.nothing", { text: wanted })}
            text={t("search.nothingText")}
          />
        </Band>
      )}
      {shown.map((block, index) => {
        const isFirst = wanted === null ? firstKeys.has(block.key) : index < openAtFirst;
        const isOpen = toggled[block.key] ?? isFirst;
        return (
          <Band
            key={block.key}
            skippedRem={index < onFirstScreen ? undefined : isOpen ? 6.25 : 2.75}
          >
            <Block
              block={block}
              game={game}
              isOpen={isOpen}
              isLocked={isLocked}
              isPinned={pinned.includes(block.type.id)}
              onToggle={() => setToggled({ ...toggled, [block.key]: !isOpen })}
            />
          </Band>
        );
      })}
    </>
  );
}
