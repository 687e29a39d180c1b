import type { State } from "../index.ts";

/**
 * Whether the site is closed: by its cookie, its config, a planned start, or an answer of the server.
 * [maintenance-002]
 */
export const isMaintenance = ({ maintenance }: Pick<State, "maintenance">): boolean =>
  maintenance.isOn;
