import { useLayoutEffect } from "react";
import { ShowNews } from "../../commands/sportsNews.ts";
import { type News, isOldOnScreen, newsOnScreen } from "../../events/sports/index.ts";
import { type TranslationKey, useTranslation } from "../../infra/i18n.ts";
import { Icon } from "../components/Icon.tsx";
import { Note } from "../components/Note.tsx";
import { useSelect } from "../hooks/useSelect.ts";
import { useSend } from "../hooks/useSend.ts";
import styles from "./ScreenNews.module.css";

type TextKeys = Readonly<Record<keyof News, TranslationKey>>;
const ofList: TextKeys = {
  ended: "sports.newsEnded",
  left: "sports.newsLeft",
  added: "sports.newsAdded",
  markets: "sports.newsMarkets",
};
const ofMatch: TextKeys = { ...ofList, ended: "sports.gameOver", left: "sports.gameGone" };

/**
 * What waits so that nothing moves under the finger, and a tap that shows it. It lies over the page; so does the word that
 * prices are old, which also look it.
 */
export function ScreenNews() {
  const t = useTranslation();
  const send = useSend();
  const sports = useSelect((state) => state.sports);
  const navigation = useSelect((state) => state.navigation);
  const isOnline = useSelect(({ shell }) => shell.isOnline);
  const isOld = useSelect(isOldOnScreen);
  useLayoutEffect(() => {
    const { documentElement: root } = document;
    root.toggleAttribute("data-old", isOld);
    return () => root.removeAttribute("data-old");
  }, [isOld]);
  const news = newsOnScreen({ sports, navigation });
  const textKeys = navigation.route.name === "game" ? ofMatch : ofList;
  const texts = (Object.keys(textKeys) as (keyof News)[])
    .filter((name) => news !== null && news[name] > 0)
    .map((name) => t(textKeys[name], { count: news?.[name] ?? 0 }));
  return (
    <div className={styles.place} role="status">
      {/* Without a connection the whole page says so. */}
      {isOld && isOnline && <Note status="warning">{t("sports.oldPrices")}</Note>}
      {texts.length > 0 && (
        <button type="button" className={styles.chip} onClick={() => send(ShowNews({}))}>
          <Icon name="refresh" size="sm" />
          <span key={texts.join()}>
            {texts.join(", ")} · <b>{t("sports.update")}</b>
          </span>
        </button>
      )}
    </div>
  );
}
