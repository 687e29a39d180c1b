import type { State } from "../index.ts";

/** The site is closed: by its cookie, its config, a planned start, or what the server answers. [maintenance-002] */
export const isMaintenance = ({ maintenance }: Pick<State, "maintenance">): boolean =>
  maintenance.isOn;
