import type { State } from "../index.ts";
import { isTelegramWebView } from "../shell/index.ts";

/** 55, and 119 in a messenger's web view. [analytics-001] */
export function analyticsSource(state: State): number {
  const { source = 55, messengerSource = 119 } = state.shell.config?.analytics ?? {};
  return isTelegramWebView(state) ? messengerSource : source;
}
