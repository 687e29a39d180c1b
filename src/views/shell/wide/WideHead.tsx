import { type Place, feedOf, pathOf } from "../../../events/navigation/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { WideBar } from "../../components/WideBar.tsx";
import { useSelect } from "../../hooks/useSelect.ts";
import { AccountCorner } from "../AccountCorner.tsx";
import { HomeMark } from "../HomeMark.tsx";

/** Header of a wide screen: the main destinations and the account. */
export function WideHead() {
  const t = useTranslation();
  const language = useSelect(({ settings }) => settings.language);
  const current = useSelect(({ navigation }) => navigation.route);
  const name = feedOf(current) ?? current.name;
  const place = (route: Place, text: string) => ({
    href: pathOf(route, language),
    text,
    isCurrent: name === route.name,
  });
  return (
    <WideBar
      mark={<HomeMark />}
      places={[
        place({ name: "live" }, t("shell.live")),
        place({ name: "line" }, t("shell.line")),
        place({ name: "history" }, t("shell.bets")),
        place({ name: "menu" }, t("shell.menu")),
      ]}
    >
      <AccountCorner />
    </WideBar>
  );
}
