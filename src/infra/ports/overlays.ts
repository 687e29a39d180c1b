import * as t from "io-ts";
import type { Draft } from "../../events/define.ts";
import { WelcomesFound } from "../../events/overlays/events.ts";
import { read } from "./storage.ts";

/** Reports once which welcome messages this device has shown. [modals-013] */
export function findWelcomes(local: Storage | null, report: (draft: Draft) => void): void {
  const isShown = (key: string): boolean => read(local, key, t.boolean) === true;
  report(
    WelcomesFound({
      welcome: isShown("tl.welcomeShown"),
      firstDeposit: isShown("tl.firstDepositShown"),
    }),
  );
}
