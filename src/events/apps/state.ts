import type { RemoteTable } from "../remoteData.ts";
import type { App, Instruction, Qr } from "./events.ts";

/** The app's own pages, by what was asked (`keyOf`). */
export type AppsState = {
  readonly lists: RemoteTable<readonly App[]>;
  readonly instructions: RemoteTable<Instruction>;
  readonly qrCodes: RemoteTable<Qr>;
};

export const initial: AppsState = { lists: {}, instructions: {}, qrCodes: {} };
