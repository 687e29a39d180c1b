import { useState } from "react";
import {
  type BetStory,
  betStoriesOf,
  neverPlaced,
  refusedBefore,
} from "../../../events/betStories/index.ts";
import { couponTypes } from "../../../events/coupon/index.ts";
import { type Translate, useTranslation } from "../../../infra/i18n.ts";
import { Band, Card } from "../../components/Band.tsx";
import { ListRow } from "../../components/ListRow.tsx";
import { Note } from "../../components/Note.tsx";
import { Sheet } from "../../components/Sheet.tsx";
import { formatDate, formatTime } from "../../format/dates.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import { useTimeView } from "../../hooks/useTimeView.ts";
import styles from "./BetStory.module.css";
import { refusedRows } from "./storyRows.ts";
import { useStoryWords } from "./useStoryWords.ts";

/** Bets that the operator refused and that were not placed later: no history has them, so this device tells of them. */
export function RefusedBets() {
  const t = useTranslation();
  const accounts = useSelect(({ account }) => account.accounts);
  // An amount says nothing without the currency of its account, which comes later.
  const refused = neverPlaced(useSelect(betStoriesOf)).filter(({ accountId }) =>
    accounts.some(({ id }) => id === accountId),
  );
  const [openedKey, setOpenedKey] = useState<string | null>(null);
  const opened = refused.find(({ key }) => key === openedKey);
  if (refused.length === 0) return null;
  return (
    <Band title={t("betStories.refusedTitle")} count={String(refused.length)}>
      <Card>
        {refused.map((story) => (
          <RefusedRow key={story.key} story={story} onPress={() => setOpenedKey(story.key)} />
        ))}
      </Card>
      {opened !== undefined && <RefusedSheet story={opened} onClose={() => setOpenedKey(null)} />}
    </Band>
  );
}

const useIso = ({ accountId }: BetStory): string =>
  useSelect(({ account }) => account.accounts.find(({ id }) => id === accountId)?.iso ?? "");

const toldOf = ({ legs, typeId }: BetStory) => ({ picks: legs.length, typeId });

function RefusedRow({ story, onPress }: { story: BetStory; onPress: () => void }) {
  const { amount, tappedAt } = story;
  const view = useTimeView();
  const now = useSelect(({ account, shell }) => account.receivedAt ?? shell.startedAt);
  const { format, t } = useStoryWords(useIso(story), tappedAt, toldOf(story));
  const time = `${formatDate(tappedAt, now, view)}, ${formatTime(tappedAt, view)}`;
  return (
    <ListRow
      icon="close"
      title={nameOf(story, t)}
      about={`${format.money(amount)}, ${time}`}
      onPress={onPress}
    />
  );
}

function nameOf({ legs, typeId }: BetStory, t: Translate): string {
  const [first] = legs;
  if (legs.length === 1 && first !== undefined) return first.name;
  if (typeId === couponTypes.system) return t("coupon.system");
  return typeId === couponTypes.antiExpress
    ? t("coupon.antiExpress")
    : t("bets.express", { count: legs.length });
}

function RefusedSheet({ story, onClose }: { story: BetStory; onClose: () => void }) {
  const stories = useSelect(betStoriesOf);
  const words = useStoryWords(useIso(story), story.tappedAt, toldOf(story));
  const { t } = words;
  const rows = refusedRows(story, refusedBefore(stories, story), words);
  return (
    <Sheet title={t("betStories.title")} onClose={onClose}>
      <div className={styles.body}>
        <Note status="plain">{t("betStories.refusedNote")}</Note>
        <ol>
          {rows.map(({ id, title, phone }) => (
            <li className={styles.step} key={id}>
              <h3 className={styles.title}>{title}</h3>
              {phone.map((line, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two picks may read the same, and the lines never move.
                <p className={styles.line} key={index}>
                  {line}
                </p>
              ))}
            </li>
          ))}
        </ol>
      </div>
    </Sheet>
  );
}
