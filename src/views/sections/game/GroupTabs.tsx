import { useTranslation } from "../../../infra/i18n.ts";
import { Tabs } from "../../components/Tabs.tsx";
import { formatCount } from "../../format/count.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import type { MarketBlock } from "./marketBlocks.ts";
import { allGroups, groupsOf } from "./shownGroup.ts";

/** Tabs of the market groups of this match; "All" is second, as it is long. */
export function GroupTabs(props: {
  blocks: readonly MarketBlock[];
  current: number;
  onChoose: (groupId: number) => void;
}) {
  const { blocks, current, onChoose } = props;
  const t = useTranslation();
  const language = useSelect(({ settings }) => settings.language);
  const groups = useSelect(({ sports }) => sports.marketGroups);
  const [first, ...others] = groupsOf(blocks, groups).map(({ id, name }) => ({ id, text: name }));
  // The count of the match has the markets of its sub-games, which are behind other tabs.
  const markets = blocks.reduce((sum, block) => sum + block.markets.length, 0);
  const count = formatCount(markets, language);
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
