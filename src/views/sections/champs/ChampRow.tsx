import type { OfferedChamp } from "../../../events/champs/index.ts";
import { pathOf, sportPath } from "../../../events/navigation/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { ListRow } from "../../components/ListRow.tsx";
import { FavoriteStar } from "../../favorites/FavoriteStar.tsx";
import { formatCount } from "../../format/count.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import { kindOf, sportOf } from "../../sports/sportKinds.ts";
import styles from "./Champs.module.css";

/** A championship with the number of its matches; it leads to their list. */
export function ChampRow({ champ: { id, sportId, name, live, line } }: { champ: OfferedChamp }) {
  const t = useTranslation();
  const language = useSelect(({ settings }) => settings.language);
  const sport = useSelect((state) => sportOf(state, sportId));
  const isCricket = useSelect(({ navigation }) => navigation.route.name === "cricketChamps");
  // The line has the most matches; only a championship with nothing but live ones is not there.
  const feed = line === 0 ? "live" : "line";
  return (
    <li className={styles.row}>
      <ListRow
        icon={kindOf(sport).icon}
        title={name}
        about={live === 0 ? undefined : t("champs.live", { count: live })}
        value={formatCount(live + line, language)}
        href={
          isCricket
            ? sportPath({ name: "cricketChamp", params: { champ: id } }, language)
            : pathOf({ name: feed, params: { sport: sportId, champ: `c${id}` } }, language)
        }
      />
      <FavoriteStar type="champ" id={id} name={name} />
    </li>
  );
}
