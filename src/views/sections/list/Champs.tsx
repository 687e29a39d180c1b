import { use, useEffect, useState } from "react";
import type { TimeFilter } from "../../../events/settings/index.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import { WayHere } from "../../shell/useBack.ts";
import { groupShown } from "../../sports/groupShown.ts";
import { ChampGames } from "./ChampGames.tsx";
import { NoneInTime } from "./NoneInTime.tsx";
import { useGamesInTime } from "./useGamesInTime.ts";

/** Longer lists start with all groups closed except the first, which shows what is inside. */
const mostOpen = 60;

/** In a page from the server, which is read before its scripts are there: more matches than a phone shows at once. */
const servedRows = 8;
/** Otherwise most of a screen: a tap meanwhile waits until they are laid out, and the others follow in the next frame. */
const firstRows = 4;

type Openness = {
  /** Decided once: a list that grows beyond the limit must not close while the player uses it. */
  readonly byDefault: boolean;
  readonly toggled: Readonly<Record<number, boolean>>;
};

/** By list: which championships were open when its page was left. */
const asLeft = new Map<string, Openness>();

/** The championships of a list in order, each open or closed as the player left it, also on the way back to the page. */
export function Champs(props: {
  feed: "live" | "line";
  view: string;
  champId: number | null;
  filter: TimeFilter;
}) {
  const { shown, isOut } = useGamesInTime(props.feed, props.view, props.filter);
  const tables = useSelect(({ sports }) => sports.tables);
  // On the way back the browser puts the page where it was: what was not here before is whole at once.
  const isWayBack = use(WayHere) === "POP";
  const id = `${props.view} ${props.filter} ${props.champId}`;
  const [openness, setOpenness] = useState<Openness>(
    () =>
      (isWayBack ? asLeft.get(id) : undefined) ?? {
        byDefault: shown.length <= mostOpen,
        toggled: {},
      },
  );
  useEffect(() => {
    asLeft.set(id, openness);
  }, [id, openness]);
  const { byDefault, toggled } = openness;
  const groups = groupShown(shown, tables, (game) => game.champId).filter(
    ([champId]) => props.champId === null || champId === props.champId,
  );
  const rowsAtOnce = useSelect(
    () => firstRows,
    () => servedRows,
  );
  const atOnce = isWayBack ? Infinity : rowsAtOnce;
  if (groups.length === 0 && props.filter !== "all") return <NoneInTime />;
  const isOpen = (champId: number, index: number) => toggled[champId] ?? (byDefault || index === 0);
  const heights = groups.map(([champId, rows], index) =>
    isOpen(champId, index) ? rows.length : 1,
  );
  return groups.map(([champId, rows], index) => (
    <ChampGames
      key={champId}
      view={`${props.view} ${props.filter}`}
      isWayBack={isWayBack}
      champId={champId}
      rows={rows}
      atOnce={heights.slice(0, index).reduce((left, height) => left - height, atOnce)}
      isOut={isOut}
      isOpen={isOpen(champId, index)}
      onToggle={() =>
        setOpenness({ byDefault, toggled: { ...toggled, [champId]: !isOpen(champId, index) } })
      }
    />
  ));
}
