import type { Game } from "../../../events/sports/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Bar } from "../../components/Bar.tsx";
import { BackButton, BarTitle } from "../../components/BarTitle.tsx";
import { Pitch } from "../../components/Pitch.tsx";
import { GameStar } from "../../favorites/GameStar.tsx";
import { useSelect } from "../../hooks/useSelect.ts";
import { SearchLink } from "../../shell/SearchLink.tsx";
import { useBack } from "../../shell/useBack.ts";
import { sportOf } from "../../sports/sportKinds.ts";
import styles from "./GameBar.module.css";
import { useGamePaths } from "./useGamePaths.ts";

/** Back button and the name of the championship. */
export function GameBar({ game }: { game: Game }) {
  const t = useTranslation();
  const { listPath } = useGamePaths();
  const isNumberShown = useSelect(({ preferences }) => preferences.kept.isShowGameId === true);
  const champ = useSelect(({ sports }) => sports.champs[game.champId]?.name);
  const sport = useSelect((state) => sportOf(state, game.sportId)?.name);
  const back = useBack(listPath(game.feed, game.sportId));
  const number = isNumberShown ? t("sports.matchNumber", { number: game.id }) : undefined;
  const about = [sport, number].filter((text) => text !== undefined).join(", ");
  return (
    <Bar kind="pitch">
      <BackButton onPress={back} />
      <BarTitle title={champ ?? sport ?? ""} about={about || undefined} isCentred />
      <SearchLink />
      <GameStar game={game} isLarge />
    </Bar>
  );
}

/** The board until the match is loaded. */
export function BoardSkeleton({ feed }: { feed: "live" | "line" }) {
  const t = useTranslation();
  const back = useBack(useGamePaths().listPath(feed));
  return (
    <Pitch drawing="centre" className={styles.skeleton}>
      <Bar kind="pitch">
        <BackButton onPress={back} />
        <BarTitle title={t(feed === "live" ? "shell.live" : "shell.line")} isCentred />
        <SearchLink />
        <span className={styles.star} />
      </Bar>
    </Pitch>
  );
}
