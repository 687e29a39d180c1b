import type { State } from "../index.ts";

/** Where the policy pack asks for it: the player's limits and breaks are one tap away from every screen. */
export const hasToolsLink = ({ session, shell }: Pick<State, "session" | "shell">): boolean =>
  session.tag === "player" && shell.config?.policy?.hasToolsLink === true;
