import type { Difference } from "../../../events/betStories/index.ts";
import type { Translate } from "../../../infra/i18n.ts";
import type { Words } from "./words.ts";

/** "Odds: your phone 2.10, server 2.05". */
export function differenceText(difference: Difference, { t, format }: Words): string {
  switch (difference.tag) {
    case "account":
      return t("betStories.differAccount");
    case "kind":
      return t("betStories.differKind");
    case "legMissing":
      return t("betStories.differMissing", { name: difference.name });
    case "legAdded":
      return t("betStories.differAdded", { name: difference.name });
    case "legOdds":
      return differ(difference.name, difference, format.odds, t);
    case "odds":
      return differ(t("betStories.odds"), difference, format.total, t);
    case "time":
      return differ(t("betStories.timePlaced"), difference, format.time, t);
    case "stake":
      return differ(t("betStories.stake"), difference, format.money, t);
    case "win":
      return differ(t("bets.possibleWin"), difference, format.money, t);
  }
}

const differ = (
  what: string,
  { phone, server }: { readonly phone: number; readonly server: number },
  show: (value: number) => string,
  t: Translate,
): string => t("betStories.differ", { what, phone: show(phone), server: show(server) });
