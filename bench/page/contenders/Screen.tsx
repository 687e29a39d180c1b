import { memo, useState } from "react";
import type { Match } from "./feed.ts";
import "./screen.css";

/** What a list needs of its state; each contender keeps it in its own way. */
export type Store = {
  useMatches(): readonly Match[];
  useCell(id: number): { readonly coef: number; readonly isUp: boolean | null };
  useIsPicked(id: number): boolean;
  usePicked(): readonly number[];
  toggle(id: number): void;
};

/** A list of matches with their prices, tabs, and a coupon over it: the same for both plain contenders. */
export function createScreen({ useMatches, useCell, useIsPicked, usePicked, toggle }: Store) {
  const Cell = memo(function Cell({ id }: { id: number }) {
    const { coef, isUp } = useCell(id);
    const isPicked = useIsPicked(id);
    return (
      <button
        type="button"
        className={isUp === null ? "" : isUp ? "up" : "down"}
        data-tap="odds"
        aria-pressed={isPicked}
        onClick={() => toggle(id)}
      >
        {coef.toFixed(2)}
      </button>
    );
  });

  const Row = memo(function Row({ match }: { match: Match }) {
    return (
      <article>
        <p>{match.name}</p>
        <div className="cells">
          {match.outcomes.map((id) => (
            <Cell key={id} id={id} />
          ))}
        </div>
      </article>
    );
  });

  function Bet({ id }: { id: number }) {
    const { coef } = useCell(id);
    return (
      <p>
        {id} <b>{coef.toFixed(2)}</b>
      </p>
    );
  }

  function Sheet({ onClose }: { onClose: () => void }) {
    const picked = usePicked();
    return (
      <dialog open>
        <button type="button" data-tap="back" onClick={onClose}>
          Close
        </button>
        {picked.map((id) => (
          <Bet key={id} id={id} />
        ))}
      </dialog>
    );
  }

  function Bar({ onOpen }: { onOpen: () => void }) {
    const picked = usePicked();
    return (
      <footer>
        <button type="button" data-tap="sheet" onClick={onOpen}>
          Coupon {picked.length}
        </button>
      </footer>
    );
  }

  return function Screen() {
    const matches = useMatches();
    const [sportId, setSportId] = useState<number | null>(null);
    const [isOpen, setIsOpen] = useState(false);
    const sports = [...new Set(matches.map((match) => match.sportId))];
    const shown = matches.filter((match) => sportId === null || match.sportId === sportId);
    return (
      <>
        <nav>
          {[null, ...sports].map((id) => (
            <button
              key={id}
              type="button"
              data-tap="tab"
              aria-current={id === sportId}
              onClick={() => setSportId(id)}
            >
              {id ?? "All"}
            </button>
          ))}
        </nav>
        <main>
          {/* Another tab is another list, as in the app: its rows are made anew. */}
          {shown.map((match) => (
            <Row key={`${sportId} ${match.id}`} match={match} />
          ))}
        </main>
        <Bar onOpen={() => setIsOpen(true)} />
        {isOpen && <Sheet onClose={() => setIsOpen(false)} />}
      </>
    );
  };
}
