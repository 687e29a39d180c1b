import { keepTelegram } from "../epics/pwa/telegram.ts";
import { domain } from "./domain.ts";

/** A page inside Telegram. */
export const telegram = domain({
  name: "telegram",
  epics: [keepTelegram],
});
