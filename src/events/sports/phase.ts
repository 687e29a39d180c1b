import type { GameCard } from "./feed.ts";

/** Status of a match in the feeds (contract, GameStatus). */
export const status = { notStarted: 0, break: 2, interrupted: 3, over: 4 } as const;

type Phase = Pick<GameCard, "finished" | "status">;

export const isOver = (game: Phase): boolean => game.finished || game.status === status.over;
export const hasBegun = (game: Phase): boolean => game.status !== status.notStarted;
