/** What a register says of a person: whether they are entered in it, and so may not play. */
export type RegisterAnswer = "no" | "yes";

/** How a stand-in behaves: it says no or yes, says no too late, or fails. */
export const standInManners = ["no", "yes", "slow", "down"] as const;
export type StandInManner = (typeof standInManners)[number];

/** The registers of the countries, behind one port: only here is a person looked up. */
export type Registers = {
  /**
   * `playerId` null: somebody who is registering. Outside production the stand-ins answer; in production nobody
   * does until an operator adds the registers here, and what the pack says of a register that is down holds.
   * @throws Error if the register does not answer
   */
  ask(register: string, playerId: number | null): Promise<RegisterAnswer>;
  /** By the name of the register; those that are not named say no. */
  readonly standIns: Map<string, StandInManner>;
};

const slowMs = 3_000;

export function createRegisters(isProduction: boolean): Registers {
  const standIns = new Map<string, StandInManner>();
  return {
    standIns,
    ask: async (register) => {
      const manner = isProduction ? "down" : (standIns.get(register) ?? "no");
      if (manner === "down") throw new Error(`${register} does not answer`);
      if (manner === "slow") await new Promise((resolve) => setTimeout(resolve, slowMs).unref());
      return manner === "yes" ? "yes" : "no";
    },
  };
}
