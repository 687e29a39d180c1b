import { useLayoutEffect } from "react";
import { ShowNews } from "../../commands/sportsNews.ts";
import { type News, isOldOnScreen, newsOnScreen } from "../../events/sports/index.ts";
import { type TranslationKey, useTranslation } from "../../infra/i18n.ts";
import { Floating } from "../components/Floating.tsx";
import { Icon } from "../components/Icon.tsx";
import { Note } from "../components/Note.tsx";
import { useSelect } from "../hooks/useSelect.ts";
import { useSend } from "../hooks/useSend.ts";
import { focusContent } from "./focusContent.ts";
import styles from "./ScreenNews.module.css";

type TextKeys = Readonly<Record<keyof News, TranslationKey>>;
const listKeys: TextKeys = {
  ended: "sports.newsEnded",
  left: "sports.newsLeft",
  added: "sports.newsAdded",
  markets: "sports.newsMarkets",
};
/** Of screens that are no list of matches. */
const keysOf: Readonly<Record<string, TextKeys>> = {
  game: { ...listKeys, ended: "sports.gameOver", left: "sports.gameGone" },
  expressDay: { ...listKeys, added: "expressDay.newsAdded" },
};

/**
 * Changes that are held back so that nothing moves under the finger, and a button that applies them. It
 * floats over the page, as does the note that prices are stale; stale prices also look faded (`data-old`). Told is that
 * there are changes, once: their counts, which go on, are for who comes to the button.
 */
export function ScreenNews() {
  const t = useTranslation();
  const send = useSend();
  // As text, which seldom changes, unlike the feed: at each of its answers this would render.
  const counts = useSelect((state) => JSON.stringify(newsOnScreen(state)));
  const screen = useSelect(({ navigation }) => navigation.route.name);
  const isOnline = useSelect(({ shell }) => shell.isOnline);
  const isOld = useSelect(isOldOnScreen);
  useLayoutEffect(() => {
    const { documentElement: root } = document;
    root.toggleAttribute("data-old", isOld);
    return () => root.removeAttribute("data-old");
  }, [isOld]);
  const news = JSON.parse(counts) as News | null;
  const textKeys = keysOf[screen] ?? listKeys;
  const texts = (Object.keys(textKeys) as (keyof News)[])
    .filter((name) => news !== null && news[name] > 0)
    .map((name) => t(textKeys[name], { count: news?.[name] ?? 0 }));
  const show = () => {
    send(ShowNews({}));
    focusContent();
  };
  return (
    <Floating>
      <div role="status">
        {/* Without a connection, `OfflineNote` says so already. */}
        {isOld && isOnline && <Note status="warning">{t("sports.oldPrices")}</Note>}
        {texts.length > 0 && <span className="vh">{t("sports.newsWait")}</span>}
      </div>
      {texts.length > 0 && (
        <button type="button" className={styles.chip} onClick={show}>
          <Icon name="refresh" size="sm" />
          <span key={texts.join()}>
            {texts.join(", ")} · <b>{t("sports.update")}</b>
          </span>
        </button>
      )}
    </Floating>
  );
}
