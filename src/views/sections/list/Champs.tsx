import { useState } from "react";
import { useSelect } from "../../hooks/useSelect.ts";
import { groupShown } from "../../sports/groupShown.ts";
import { useShownGames } from "../../sports/useShownGames.ts";
import { ChampGames } from "./ChampGames.tsx";

/** Longer lists begin with their groups closed, but for the first: it shows what is inside. */
const mostOpen = 60;

/** The championships of a list in their order, each open or closed as the player left it. */
export function Champs(props: { view: string; champId: number | null }) {
  const { shown, isOut } = useShownGames(props.view);
  const tables = useSelect(({ sports }) => sports.tables);
  const [toggled, setToggled] = useState<Readonly<Record<number, boolean>>>({});
  // Decided once: a list that grows past the limit must not close under the finger.
  const [isOpenAtFirst] = useState(shown.length <= mostOpen);
  const groups = groupShown(shown, tables, (game) => game.champId).filter(
    ([champId]) => props.champId === null || champId === props.champId,
  );
  return groups.map(([champId, rows], place) => {
    const isOpen = toggled[champId] ?? (isOpenAtFirst || place === 0);
    return (
      <ChampGames
        key={champId}
        champId={champId}
        rows={rows}
        isOut={isOut}
        isOpen={isOpen}
        onToggle={() => setToggled({ ...toggled, [champId]: !isOpen })}
      />
    );
  });
}
