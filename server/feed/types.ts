/** A text in each language of the server. */
export type Texts = { readonly en: string; readonly ru: string };

export type FeedName = "line" | "live";

/** 0 open, 1 suspended (shown, no bets), 2 gone. */
export type OutcomeState = 0 | 1 | 2;

/** 0 not started, 1 running, 2 break, 3 interrupted, 4 over. */
export type GameStatus = 0 | 1 | 2 | 3 | 4;

export type Sport = {
  readonly id: number;
  readonly name: Texts;
  /** Key in URLs. */
  readonly nameEn: string;
  readonly order: number;
  readonly icon: string;
  readonly categoryId: number;
};

export type Champ = {
  readonly id: number;
  readonly sportId: number;
  readonly name: Texts;
  readonly order: number;
  readonly countryCode?: string;
  readonly isTop: boolean;
};

export type Opponent = { readonly id: number; readonly name: string };

export type Score = {
  readonly full: readonly [number, number];
  readonly formatted: string;
  readonly periods?: readonly {
    readonly id: number;
    readonly name: Texts;
    readonly values: readonly [number, number];
  }[];
  readonly current?: readonly string[];
  readonly serving?: 0 | 1 | 2;
  readonly details?: Readonly<Record<string, readonly number[]>>;
};

/** The fields that change while a game is in the feed. */
export type GamePhase = {
  readonly status: GameStatus;
  readonly score?: Score;
  /** Seconds on the match clock. */
  readonly timeSec?: number;
  readonly isClockRunning?: boolean;
  readonly isBlocked: boolean;
};

/** What makes a game a part of a match that can be bet on by itself: a half, a quarter, a set. */
export type SubGame = {
  readonly mainGameId: number;
  /** As in the score of the match. */
  readonly periodId: number;
  readonly title: Texts;
};

export type Game = GamePhase & {
  readonly id: number;
  /** Absent for a match. */
  readonly subGame?: SubGame;
  /** The sub-games of a match, in order; they are in the feed as long as it is. */
  readonly subGameIds?: readonly number[];
  /** Stays the same in line and live and after a restart; settlement and history use it. */
  readonly permanentId: number;
  readonly number: number;
  readonly feed: FeedName;
  readonly sportId: number;
  readonly champId: number;
  /** Unix seconds. */
  readonly startTime: number;
  readonly title?: string;
  /** "Round 12", "Quarter-final". */
  readonly round?: Texts;
  readonly opponent1?: Opponent;
  readonly opponent2?: Opponent;
  readonly marketsCount: number;
  readonly isTop: boolean;
  readonly pageType: string;
  /** Absent for a game without statistics. */
  readonly statisticId?: string;
  /** How long a bet on this game is delayed before it is accepted; 0 for the line. */
  readonly betDelayMs: number;
};

export type Market = {
  readonly id: number;
  readonly gameId: number;
  readonly typeId: number;
  readonly param: number | null;
};

export type Outcome = {
  readonly id: number;
  readonly marketId: number;
  readonly gameId: number;
  readonly typeId: number;
  readonly param: number | null;
  /** Permanent name of the outcome, across line, live and restarts. */
  readonly key: string;
  readonly coef: number;
  readonly state: OutcomeState;
};

export type OutcomeType = {
  readonly typeId: number;
  readonly name: Texts;
  readonly shortName: Texts;
};

export type MarketType = {
  readonly id: number;
  readonly groupId: number;
  readonly name: Texts;
  readonly shortName: Texts;
  readonly order: number;
  /** Outcomes per row. */
  readonly columns: number;
  readonly outcomes: readonly OutcomeType[];
  readonly sportIds: readonly number[];
  /** Included in lists if the client does not name any types. */
  readonly isMain: boolean;
};

export type MarketGroup = { readonly id: number; readonly name: Texts; readonly order: number };
