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
      <h3>{t("timers.sections")}</h3>
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
  [-2]: "timers.sectionAbsent",
  [-1]: "timers.sectionFailed",
  1: "timers.sectionLoading",
  2: "timers.sectionReady",
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
          {t(isRemote ? "timers.sectionRemote" : "timers.sectionBuiltIn")}
          {" · "}
          {t("timers.sectionFetches", fetches)}
        </div>
        {loadedMs !== null && (
          <div className={styles.note}>
            {t("timers.sectionTimes", { loaded: loadedMs, ready: readyMs ?? "–" })}
            {bytes !== null && ` · ${t("timers.sectionBytes", { bytes })}`}
          </div>
        )}
        {fault !== null && (
          <div className={styles.note} lang="en">
            {fault}
          </div>
        )}
      </div>
      <span>{t("timers.sectionViews", { views })}</span>
      <span>{t(names[code])}</span>
    </li>
  );
}
