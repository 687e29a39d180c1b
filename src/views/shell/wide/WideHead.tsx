import { type Place, feedOf, pathOf } from "../../../events/navigation/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { WideBar } from "../../components/WideBar.tsx";
import { FavoritesLink } from "../../favorites/FavoritesLink.tsx";
import { useSelect } from "../../hooks/useSelect.ts";
import { PanicButton } from "../../limits/PanicButton.tsx";
import { AccountCorner } from "../AccountCorner.tsx";
import { HomeMark } from "../HomeMark.tsx";
import { SearchLink } from "../SearchLink.tsx";

/** Header of a wide screen: the main destinations and the account. */
export function WideHead() {
  const t = useTranslation();
  const language = useSelect(({ settings }) => settings.language);
  const current = useSelect(({ navigation }) => navigation.route);
  const name = feedOf(current) ?? current.name;
  const item = (route: Place, text: string) => ({
    href: pathOf(route, language),
    text,
    isCurrent: name === route.name,
  });
  return (
    <WideBar
      mark={<HomeMark />}
      items={[
        item({ name: "live" }, t("shell.live")),
        item({ name: "line" }, t("shell.line")),
        item({ name: "openedBets" }, t("shell.openedBets")),
        item({ name: "history" }, t("shell.bets")),
        item({ name: "menu" }, t("shell.menu")),
      ]}
    >
      <PanicButton />
      <SearchLink />
      <FavoritesLink />
      <AccountCorner />
    </WideBar>
  );
}
