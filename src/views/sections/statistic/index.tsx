import { RefreshStatistics } from "../../../commands/statistics.ts";
import { pathOf, sportPath } from "../../../events/navigation/index.ts";
import { bodyOf } from "../../../events/remoteData.ts";
import {
  statisticGameOf,
  statisticIdOf,
  statisticQuery,
  type StatisticsBody,
} from "../../../events/statistics/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Band } from "../../components/Band.tsx";
import { Bar } from "../../components/Bar.tsx";
import { BarTitle } from "../../components/BarTitle.tsx";
import { Button } from "../../components/Button.tsx";
import { EmptyState } from "../../components/EmptyState.tsx";
import { Page } from "../../components/Page.tsx";
import { RowSkeleton } from "../../content/ContentSkeleton.tsx";
import { ContentPage } from "../../content/ContentPage.tsx";
import { RemoteContent } from "../../content/RemoteContent.tsx";
import { useSelect } from "../../hooks/useSelect.ts";
import { useSend } from "../../hooks/useSend.ts";
import { Form } from "./Form.tsx";
import { Match } from "./Match.tsx";
import { Provider } from "./Provider.tsx";
import { Rows } from "./Rows.tsx";
import styles from "./Statistic.module.css";
import { useComparedGame } from "./useComparedGame.ts";

/** What both sides of a match have done in it and before it, in a page or in a window of its own. [screen-statistic] */
export default function Statistic() {
  const t = useTranslation();
  const language = useSelect(({ settings }) => settings.language);
  const isPopup = useSelect(({ navigation }) => navigation.route.name === "statisticPopupRoute");
  const title = t("sports.stats");
  if (!isPopup)
    return (
      <ContentPage title={title} parentPath={pathOf({ name: "live" }, language)}>
        <Content />
        <NewWindow />
      </ContentPage>
    );
  return (
    <Page
      bar={
        <Bar kind="titles">
          <BarTitle title={title} />
        </Bar>
      }
    >
      <Content />
    </Page>
  );
}

function Content() {
  const t = useTranslation();
  const send = useSend();
  const statisticId = useSelect(statisticIdOf);
  const permanentId = useSelect(statisticGameOf);
  const data = useSelect(({ statistics }) => statistics.data);
  const isOfPage = useSelect(({ statistics }) => statistics.question?.statisticId === statisticId);
  if (statisticId === null || (isOfPage && data.tag === "missing")) return <Missing />;
  return (
    <>
      {permanentId !== null && <Match permanentId={permanentId} />}
      <RemoteContent
        data={isOfPage ? data : { tag: "loading" }}
        skeleton={<RowSkeleton rows={8} />}
        failedText={t("statistic.failed")}
        oldText={t("statistic.old")}
        onRefresh={() => send(RefreshStatistics({}))}
      >
        {(body) => <Known body={body} />}
      </RemoteContent>
    </>
  );
}

function Known({ body }: { body: StatisticsBody }) {
  const t = useTranslation();
  const game = useComparedGame(useSelect(statisticGameOf));
  const { rows, lastGames, frameUrl } = body;
  const sides =
    game?.opponent1 !== undefined && game.opponent2 !== undefined
      ? ([game.opponent1.name, game.opponent2.name] as const)
      : null;
  if (rows.length === 0 && lastGames.length === 0 && frameUrl === undefined)
    return (
      <Band>
        <EmptyState title={t("statistic.noneTitle")} text={t("statistic.noneText")} />
      </Band>
    );
  return (
    <>
      {rows.length > 0 && <Rows rows={rows} />}
      {frameUrl !== undefined && <Provider address={frameUrl} />}
      {lastGames.length > 0 && <Form games={lastGames} sides={sides} />}
    </>
  );
}

function Missing() {
  const t = useTranslation();
  const language = useSelect(({ settings }) => settings.language);
  return (
    <Band>
      <EmptyState
        title={t("statistic.missingTitle")}
        text={t("statistic.missingText")}
        action={
          <Button look="ink" size="sm" href={pathOf({ name: "live" }, language)}>
            {t("statistic.toLive")}
          </Button>
        }
      />
    </Band>
  );
}

/** The same beside the match, in a window that the player keeps open. */
function NewWindow() {
  const t = useTranslation();
  const language = useSelect(({ settings }) => settings.language);
  const statisticId = useSelect(statisticIdOf);
  const permanentId = useSelect(statisticGameOf);
  const hasContent = useSelect(({ statistics }) => bodyOf(statistics.data) !== null);
  if (statisticId === null || !hasContent) return null;
  const path = sportPath({ name: "statisticPopupRoute" }, language);
  return (
    <Band>
      <a
        className={styles.window}
        href={path + statisticQuery(statisticId, permanentId)}
        target="_blank"
        rel="noopener"
      >
        {t("statistic.newWindow")}
      </a>
    </Band>
  );
}
