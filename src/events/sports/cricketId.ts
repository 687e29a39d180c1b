import type { State } from "../index.ts";

/** The id of cricket, which only the server's menu tells; null while it has no matches. */
export const cricketIdOf = ({ sports: { menu } }: Pick<State, "sports">): number | null =>
  [...menu.live, ...menu.line].find(({ nameEn }) => nameEn === "cricket")?.id ?? null;
