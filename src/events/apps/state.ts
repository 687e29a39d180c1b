import type { RemoteTable } from "../remoteData.ts";
import type { App, Instruction, Qr } from "./events.ts";

/** Data of the pages about the apps, by its request (`keyOf`). */
export type AppsState = {
  readonly lists: RemoteTable<readonly App[]>;
  readonly instructions: RemoteTable<Instruction>;
  readonly qrCodes: RemoteTable<Qr>;
};

export const initial: AppsState = { lists: {}, instructions: {}, qrCodes: {} };
