import type { State } from "../index.ts";

/** Only where the site says that its money is demo money; left out is off. */
export const isDemoMoneyOffered = ({ shell }: Pick<State, "shell">): boolean =>
  shell.config?.demoMoney?.isTopUpOffered === true;
