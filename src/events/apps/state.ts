import type { Pieces } from "../content/index.ts";
import type { App, Instruction, Qr } from "./events.ts";

/** The app's own pages, by what was asked (`keyOf`). */
export type AppsState = {
  readonly lists: Pieces<readonly App[]>;
  readonly instructions: Pieces<Instruction>;
  readonly qrCodes: Pieces<Qr>;
};

export const initial: AppsState = { lists: {}, instructions: {}, qrCodes: {} };
