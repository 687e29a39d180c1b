import { LoadMoreNews } from "../../../commands/content.ts";
import type { NewsItem, NewsKind } from "../../../events/content/events.ts";
import {
  type NewsList as List,
  informationIndexPath,
  news as newsResource,
} from "../../../events/content/index.ts";
import { linkedPath } from "../../../events/navigation/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Band, Card, Rail } from "../../components/Band.tsx";
import { Button } from "../../components/Button.tsx";
import { Chip } from "../../components/Chip.tsx";
import { Note } from "../../components/Note.tsx";
import { RowSkeleton } from "../../content/ContentSkeleton.tsx";
import { ContentPage } from "../../content/ContentPage.tsx";
import { Picture } from "../../content/Picture.tsx";
import { RemoteContent } from "../../content/RemoteContent.tsx";
import { NoText } from "../../content/TextCard.tsx";
import { formatDate } from "../../format/dates.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import { useSend } from "../../hooks/useSend.ts";
import { useTimeView } from "../../hooks/useTimeView.ts";
import styles from "./News.module.css";

/** The articles of a kind, newest first. */
export function NewsList({ kind }: { kind: NewsKind }) {
  const t = useTranslation();
  const language = useSelect(({ settings }) => settings.language);
  const data = useSelect((state) =>
    newsResource.dataOf(state, { kind, pageToken: null, lng: state.settings.language }),
  );
  return (
    <ContentPage
      title={t(kind === "blog" ? "content.blog" : "content.news")}
      parentPath={informationIndexPath(language)}
      tools={
        <Band>
          <Rail role="navigation" name={t("content.news")}>
            {(["news", "blog"] as const).map((name) => (
              <Chip key={name} href={linkedPath({ name }, language)} isCurrent={name === kind}>
                {t(name === "blog" ? "content.blog" : "content.news")}
              </Chip>
            ))}
          </Rail>
        </Band>
      }
    >
      <RemoteContent data={data} skeleton={<RowSkeleton rows={6} />}>
        {(list) => <Items list={list} kind={kind} />}
      </RemoteContent>
    </ContentPage>
  );
}

function Items({ list, kind }: { list: List; kind: NewsKind }) {
  const t = useTranslation();
  const send = useSend();
  const { items, nextPageToken, more } = list;
  if (items.length === 0) return <NoText />;
  return (
    <Band>
      <Card>
        <ul>
          {items.map((item) => (
            <Item key={item.slug} {...item} />
          ))}
        </ul>
      </Card>
      <div role="alert">
        {more === "failed" && <Note status="warning">{t("content.moreFailed")}</Note>}
      </div>
      {nextPageToken !== null && (
        <Button isWide isBusy={more === "loading"} onPress={() => send(LoadMoreNews({ kind }))}>
          {t("content.more")}
        </Button>
      )}
    </Band>
  );
}

function Item({ slug, title, lead, imageUrl, at }: NewsItem) {
  const view = useTimeView();
  const startedAt = useSelect(({ shell }) => shell.startedAt);
  const language = useSelect(({ settings }) => settings.language);
  return (
    <li>
      <a className={styles.item} href={linkedPath({ name: "news", params: { slug } }, language)}>
        <Picture url={imageUrl} className={styles.thumb} />
        <span className={styles.texts}>
          <span className={styles.title}>{title}</span>
          <span className={styles.lead}>{lead}</span>
          <span className={styles.date}>{formatDate(at * 1000, startedAt, view)}</span>
        </span>
      </a>
    </li>
  );
}
