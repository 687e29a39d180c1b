/** What a register says of a person: whether they are entered in it, and so may not play. */
export type RegisterAnswer = "no" | "yes";

/** How a stand-in behaves: it says no or yes, says no too late, or fails. */
export const standInManners = ["no", "yes", "slow", "down"] as const;
export type StandInManner = (typeof standInManners)[number];

/** In cents of a euro. A real file keeps the limit and all deposits itself. */
export type DepositAsked = {
  readonly cents: number;
  /** Paid in here within the period of the limit. */
  readonly hereCents: number;
  readonly limitCents: number;
};

/** What the stand-in of a limit file knows of other operators. */
export type PaidElsewhere = {
  readonly cents: number;
  /** A file need not tell an operator what is left. */
  readonly isTold: boolean;
};

/**
 * The registers and central files of the countries, behind one port: only here is a person looked up. Outside production
 * the stand-ins answer; in production nobody does until an operator adds theirs here, and what the pack says of one that
 * is down holds. All of them throw an Error if it does not answer.
 */
export type Registers = {
  /**
   * Of an activity file: whether the player is active at another operator; "no" makes them active here. `playerId`
   * null: somebody who is registering.
   */
  ask(register: string, playerId: number | null): Promise<RegisterAnswer>;
  /** The player is no longer active here. */
  leave(file: string, playerId: number): Promise<void>;
  /** Enters a deposit before it is made; whether it is within the limit. One that is then not made counts as well. */
  book(file: string, playerId: number, deposit: DepositAsked): Promise<boolean>;
  /** Cents that were paid in at other operators within the period; null: the file does not say. */
  paidElsewhere(file: string, playerId: number): Promise<number | null>;
  /** By the name of the register or file; those that are not named say no. */
  readonly standIns: Map<string, StandInManner>;
  standInPaid: PaidElsewhere;
};

const slowMs = 3_000;
export const nothingPaid: PaidElsewhere = { cents: 0, isTold: false };

export function createRegisters(isProduction: boolean): Registers {
  const standIns = new Map<string, StandInManner>();
  const answerOf = async (name: string): Promise<RegisterAnswer> => {
    const manner = isProduction ? "down" : (standIns.get(name) ?? "no");
    if (manner === "down") throw new Error(`${name} does not answer`);
    if (manner === "slow") await new Promise((resolve) => setTimeout(resolve, slowMs).unref());
    return manner === "yes" ? "yes" : "no";
  };
  const self: Registers = {
    standIns,
    standInPaid: nothingPaid,
    ask: answerOf,
    leave: async (file) => {
      await answerOf(file);
    },
    book: async (file, _playerId, { cents, hereCents, limitCents }) =>
      (await answerOf(file)) === "no" && hereCents + self.standInPaid.cents + cents <= limitCents,
    paidElsewhere: async (file) => {
      await answerOf(file);
      const { cents, isTold } = self.standInPaid;
      return isTold ? cents : null;
    },
  };
  return self;
}
