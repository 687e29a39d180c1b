import type { State } from "../index.ts";

/** Only on sites whose config offers demo money; off by default. */
export const isDemoMoneyOffered = ({ shell }: Pick<State, "shell">): boolean =>
  shell.config?.demoMoney?.isTopUpOffered === true;
