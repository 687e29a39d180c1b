import type { State } from "../index.ts";

/** The page is shown inside Telegram, by a bot's link of this browser tab, and the site allows it. [pwa-app-007] */
export const isTelegramWebView = ({ shell: { config, found } }: State): boolean =>
  config?.telegram?.isWebViewAllowed === true &&
  (found.isTelegram === true || found.flags?.includes("botId") === true);
