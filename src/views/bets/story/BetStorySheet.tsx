import type { HistoryCoupon } from "../../../events/bets/events.ts";
import {
  betStoriesOf,
  differencesOf,
  refusedBefore,
  storyOf,
} from "../../../events/betStories/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Note } from "../../components/Note.tsx";
import { Sheet } from "../../components/Sheet.tsx";
import { groupDigits } from "../../format/digits.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import styles from "./BetStory.module.css";
import { differenceText } from "./differenceText.ts";
import { storyRows } from "./storyRows.ts";
import { useStoryWords } from "./useStoryWords.ts";

/** A bet step by step: what this device knows on one side, the server's record on the other, and where they differ. */
export function BetStorySheet(props: { coupon: HistoryCoupon; onClose: () => void }) {
  const { coupon } = props;
  const t = useTranslation();
  const stories = useSelect(betStoriesOf);
  const story = storyOf(stories, coupon.id);
  const day = story?.tappedAt ?? coupon.createdAt * 1_000;
  const words = useStoryWords(coupon.currencyIso, day, {
    picks: coupon.bets.length,
    typeId: coupon.typeId,
  });
  const differences = story === undefined ? [] : differencesOf(story, coupon);
  const refused = story === undefined ? [] : refusedBefore(stories, story);
  return (
    <Sheet
      title={t("betStories.title")}
      count={t("cashOut.number", { number: groupDigits(coupon.id) })}
      onClose={props.onClose}
    >
      <div className={styles.body}>
        {story === undefined ? (
          <Note status="plain">{t("betStories.unknown")}</Note>
        ) : differences.length === 0 ? (
          <Note status="success">{t("betStories.same")}</Note>
        ) : (
          <Note status="warning">
            {t("betStories.differs")}
            <ul className={styles.differences}>
              {differences.map((difference) => {
                const text = differenceText(difference, words);
                return <li key={text}>{text}</li>;
              })}
            </ul>
          </Note>
        )}
        <div className={styles.sides} aria-hidden="true">
          <span>{t("betStories.phone")}</span>
          <span>{t("betStories.server")}</span>
        </div>
        <ol>
          {storyRows(story, refused, coupon, words).map(({ id, title, phone, server }) => (
            <li className={styles.step} key={id}>
              <h3 className={styles.title}>{title}</h3>
              <dl className={styles.pair}>
                <Side name={t("betStories.phone")} lines={phone} none={t("betStories.notKept")} />
                <Side name={t("betStories.server")} lines={server} none={t("betStories.notKept")} />
              </dl>
            </li>
          ))}
        </ol>
        <p className={styles.clocks}>{t("betStories.clocks")}</p>
      </div>
    </Sheet>
  );
}

function Side(props: { name: string; lines: readonly string[]; none: string }) {
  const { lines, name, none } = props;
  return (
    <div>
      <dt className="vh">{name}</dt>
      {lines.length === 0 ? (
        <dd>
          <span aria-hidden="true">–</span>
          <span className="vh">{none}</span>
        </dd>
      ) : (
        lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two picks may read the same, and the lines never move.
          <dd key={index}>{line}</dd>
        ))
      )}
    </div>
  );
}
