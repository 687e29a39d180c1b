import { pathOf, sportIdOf } from "../../../events/navigation/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { SideNav } from "../../components/WideBar.tsx";
import { formatCount } from "../../format/count.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import { kindOf } from "../../sports/sportKinds.ts";
import { useOfferedSports } from "../../sports/useOfferedSports.ts";

/** The sports in the sidebar: of the line while it is open or nothing is live, else the live ones. */
export function WideSports() {
  const t = useTranslation();
  const language = useSelect(({ settings }) => settings.language);
  const route = useSelect(({ navigation }) => navigation.route);
  const live = useOfferedSports("live");
  const line = useOfferedSports("line");
  const name = route.name === "line" || live.length === 0 ? "line" : "live";
  const sports = name === "live" ? live : line;
  if (sports.length === 0) return null;
  return (
    <SideNav
      name={t("shell.navSports")}
      items={sports.map((sport) => ({
        href: pathOf({ name, params: { sport: sport.id } }, language),
        icon: kindOf(sport).icon,
        text: sport.name,
        count: formatCount(sport.gamesCount, language),
        isCurrent: route.name === name && sportIdOf(route) === sport.id,
      }))}
    />
  );
}
