import { GoTo } from "../../../commands/navigation.ts";
import { ChangeSettings } from "../../../commands/preferences.ts";
import { pathOf } from "../../../events/navigation/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Bar } from "../../components/Bar.tsx";
import { classes } from "../../components/classes.ts";
import { TitleTabs } from "../../components/Tabs.tsx";
import { FavoritesLink } from "../../favorites/FavoritesLink.tsx";
import { formatCount } from "../../format/count.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import { useSend } from "../../hooks/useSend.ts";
import { AccountCorner } from "../../shell/AccountCorner.tsx";
import { SearchLink } from "../../shell/SearchLink.tsx";
import { gamesCount } from "../../sports/gamesCount.ts";
import { sportOf } from "../../sports/sportKinds.ts";
import { useOfferedSports } from "../../sports/useOfferedSports.ts";
import styles from "./ListBar.module.css";

/** Letters of both titles that fit beside three controls on a phone. */
const mostBesideAll = 8;

/** Live and Line tabs as the page's title; switching keeps the sport if both feeds have it. */
export function ListBar(props: { feed: "live" | "line"; sportId: number | null }) {
  const { feed, sportId } = props;
  const t = useTranslation();
  const send = useSend();
  const language = useSelect(({ settings }) => settings.language);
  const menu = { live: useOfferedSports("live"), line: useOfferedSports("line") };
  const sport = useSelect((state) => sportOf(state, sportId ?? -1)?.name);
  const count = (name: "live" | "line") => {
    const games = gamesCount(menu[name]);
    return games === 0 ? undefined : formatCount(games, language);
  };
  const go = (name: "live" | "line") => {
    const hasSport = menu[name].some(({ id }) => id === sportId);
    const params = hasSport && sportId !== null ? { sport: sportId } : {};
    const path = pathOf({ name, params }, language);
    send(ChangeSettings({ currentBettingType: name }));
    send(GoTo({ path, isReplacing: false }));
  };
  const isLong = t("shell.live").length + t("shell.line").length > mostBesideAll;
  return (
    <Bar kind="titles">
      <h1 className="vh">
        {sport === undefined
          ? t(feed === "live" ? "shell.live" : "shell.line")
          : t(feed === "live" ? "sports.liveTitle" : "sports.lineTitle", { sport })}
      </h1>
      <TitleTabs
        name={t("sports.section")}
        choices={[
          { id: "live", text: t("shell.live"), count: count("live") },
          { id: "line", text: t("shell.line"), count: count("line") },
        ]}
        current={feed}
        onChoose={go}
      />
      <span className={classes(styles.account, isLong && styles.beside)}>
        <SearchLink />
        <FavoritesLink />
        <AccountCorner />
      </span>
    </Bar>
  );
}
