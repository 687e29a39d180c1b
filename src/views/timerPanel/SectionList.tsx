import { useEffect, useState } from "react";
import { type SectionCode, type SectionStory, sectionOf } from "../../events/sections/index.ts";
import { type TranslationKey, useTranslation } from "../../infra/i18n.ts";
import type { Inspector } from "../hooks/client.ts";
import { useSelect } from "../hooks/useSelect.ts";
import styles from "./Timers.module.css";

/** Every section of this visit: its current state and its history from the log. */
export function SectionList({ inspector }: { inspector: Inspector }) {
  const t = useTranslation();
  const sections = useSelect((state) => state.sections);
  const [stories, setStories] = useState<readonly SectionStory[]>([]);
  // Read the log again whenever a section changes.
  useEffect(() => {
    let isCurrent = true;
    void inspector.sections().then((current) => {
      if (isCurrent) setStories(current);
    });
    return () => {
      isCurrent = false;
    };
  }, [inspector, sections]);
  return (
    <>
      <h3>{t("timerPanel.sections")}</h3>
      <ul className={styles.list}>
        {stories.map((story) => (
          <Story
            key={story.section}
            story={story}
            code={sectionOf(sections, story.section).code}
            views={sectionOf(sections, story.section).views}
          />
        ))}
      </ul>
    </>
  );
}

const names = {
  [-2]: "timerPanel.sectionAbsent",
  [-1]: "timerPanel.sectionFailed",
  1: "timerPanel.sectionLoading",
  2: "timerPanel.sectionReady",
} as const satisfies Readonly<Record<SectionCode, TranslationKey>>;

function Story(props: { story: SectionStory; code: SectionCode; views: number }) {
  const t = useTranslation();
  const { story, code, views } = props;
  const { section, isRemote, fetches, loadedMs, readyMs, bytes, fault } = story;
  return (
    <li className={styles.row}>
      <div>
        <div className={styles.id}>{section}</div>
        <div className={styles.note}>
          {t(isRemote ? "timerPanel.sectionRemote" : "timerPanel.sectionBuiltIn")}
          {" · "}
          {t("timerPanel.sectionFetches", fetches)}
        </div>
        {loadedMs !== null && (
          <div className={styles.note}>
            {t("timerPanel.sectionTimes", { loaded: loadedMs, ready: readyMs ?? "–" })}
            {bytes !== null && ` · ${t("timerPanel.sectionBytes", { bytes })}`}
          </div>
        )}
        {fault !== null && (
          <div className={styles.note} lang="en">
            {fault}
          </div>
        )}
      </div>
      <span>{t("timerPanel.sectionViews", { views })}</span>
      <span>{t(names[code])}</span>
    </li>
  );
}
