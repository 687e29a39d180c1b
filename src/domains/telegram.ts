import { keepTelegram } from "../epics/telegram/keep.ts";
import { domain } from "./domain.ts";

/** The page inside Telegram. */
export const telegram = domain({
  name: "telegram",
  epics: [keepTelegram],
});
