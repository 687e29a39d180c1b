import { type Game, gameOf } from "../../../events/sports/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Tabs } from "../../components/Tabs.tsx";
import { formatCount } from "../../format/count.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import type { MarketBlock } from "./marketBlocks.ts";
import { allGroups, groupsOf } from "./shownGroup.ts";

/** Tabs of the market groups of this match; "All" is second, as it is long. */
export function GroupTabs(props: {
  game: Game;
  blocks: readonly MarketBlock[];
  current: number;
  onChoose: (groupId: number) => void;
}) {
  const { game, blocks, current, onChoose } = props;
  const t = useTranslation();
  const language = useSelect(({ settings }) => settings.language);
  const groups = useSelect(({ sports }) => sports.marketGroups);
  const [first, ...others] = groupsOf(blocks, groups).map(({ id, name }) => ({ id, text: name }));
  // The count of a match has the markets of its sub-games, which are on pages of their own.
  const elsewhere = useSelect(({ sports }) =>
    (game.subGameIds ?? []).reduce(
      (sum, id) => sum + (gameOf(sports.tables, id)?.marketsCount ?? 0),
      0,
    ),
  );
  const count = formatCount(game.marketsCount - elsewhere, language);
  const all = { id: allGroups, text: t("sports.all"), count };
  return (
    <Tabs
      name={t("sports.marketGroups")}
      isBare
      choices={first === undefined ? [all] : [first, all, ...others]}
      current={current}
      onChoose={onChoose}
    />
  );
}
