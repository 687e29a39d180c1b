import { useState } from "react";
import { useSelect } from "../../hooks/useSelect.ts";
import { groupGames } from "../../sports/groupGames.ts";
import { ChampGames } from "./ChampGames.tsx";

/** Longer lists begin with their groups closed, but for the first: it shows what is inside. */
const mostOpen = 60;
const none: readonly number[] = [];

/** The championships of a list in their order, each open or closed as the player left it. */
export function Champs(props: { view: string; champId: number | null }) {
  const ids = useSelect(({ sports }) => sports.views[props.view]?.gameIds) ?? none;
  const tables = useSelect(({ sports }) => sports.tables);
  const champs = useSelect(({ sports }) => sports.champs);
  const [toggled, setToggled] = useState<Readonly<Record<number, boolean>>>({});
  // Decided once: a list that grows past the limit must not close under the finger.
  const [isOpenAtFirst] = useState(ids.length <= mostOpen);
  const order = (champId: number) => champs[champId]?.order ?? Number.MAX_SAFE_INTEGER;
  const groups = [...groupGames(ids, tables, (game) => game.champId)]
    .filter(([champId]) => props.champId === null || champId === props.champId)
    .sort(([one], [two]) => order(one) - order(two));
  return groups.map(([champId, gameIds], place) => {
    const isOpen = toggled[champId] ?? (isOpenAtFirst || place === 0);
    return (
      <ChampGames
        key={champId}
        champId={champId}
        gameIds={gameIds}
        isOpen={isOpen}
        onToggle={() => setToggled({ ...toggled, [champId]: !isOpen })}
      />
    );
  });
}
