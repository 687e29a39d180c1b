import type { State } from "../index.ts";

/** The page was opened in this tab by a link of a Telegram bot, and the site allows it. [pwa-app-007] */
export const isTelegramWebView = ({ shell: { config, found } }: State): boolean =>
  config?.telegram?.isWebViewAllowed === true &&
  (found.isTelegram === true || found.flags?.includes("botId") === true);
