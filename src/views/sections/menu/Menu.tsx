import { informationIndexPath } from "../../../events/content/index.ts";
import { cyberHome } from "../../../events/chosenGames/index.ts";
import { linkedPath, pathOf, sportPath } from "../../../events/navigation/index.ts";
import { supportLinks } from "../../../events/support/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Band, Card, Overline } from "../../components/Band.tsx";
import { Bar } from "../../components/Bar.tsx";
import { BarTitle } from "../../components/BarTitle.tsx";
import { ListRow } from "../../components/ListRow.tsx";
import { Page } from "../../components/Page.tsx";
import { useSelect } from "../../hooks/useSelect.ts";
import { Accounts } from "./Accounts.tsx";
import { ConsultantRow } from "./ConsultantRow.tsx";
import { Display } from "./Display.tsx";
import { LimitsRow } from "./LimitsRow.tsx";
import { LogOut } from "./LogOut.tsx";
import styles from "./Menu.module.css";
import { MoreSports } from "./MoreSports.tsx";
import { PromoCodesRow } from "./PromoCodesRow.tsx";
import { PromotionsRow } from "./PromotionsRow.tsx";
import { SessionsRow } from "./SessionsRow.tsx";
import { SupportRows } from "./SupportRows.tsx";
import { TimersRow } from "./TimersRow.tsx";
import { WentWrongRow } from "./WentWrongRow.tsx";
import { Who } from "./Who.tsx";

/** Balance or login, bets, display settings, help and information. */
export function Menu() {
  const t = useTranslation();
  const language = useSelect(({ settings }) => settings.language);
  const version = useSelect(({ shell }) => shell.config?.site.appVersion);
  return (
    <Page
      bar={
        <Bar kind="home">
          <BarTitle title={t("menu.title")} isLarge />
        </Bar>
      }
    >
      <Who />
      <Accounts />
      <Band>
        <Card>
          <ListRow
            icon="history"
            title={t("menu.betsHistory")}
            href={pathOf({ name: "history" }, language)}
          />
          <ListRow
            icon="star"
            title={t("titles.favorites")}
            href={pathOf({ name: "favorites" }, language)}
          />
          <ListRow
            icon="globe"
            title={t("titles.champs")}
            href={sportPath({ name: "champs" }, language)}
          />
          <ListRow
            icon="cricket"
            title={t("titles.cricket")}
            href={sportPath({ name: "cricket" }, language)}
          />
          <ListRow
            icon="esports"
            title={t("titles.cyber")}
            href={sportPath({ name: "cyber", params: cyberHome }, language)}
          />
          <ListRow
            icon="stats"
            title={t("titles.results")}
            href={linkedPath({ name: "results", params: { zone: "live" } }, language)}
          />
          <PromoCodesRow />
          <SessionsRow />
        </Card>
      </Band>
      <MoreSports />
      <LimitsRow />
      <Overline>{t("menu.display")}</Overline>
      <Band>
        <Display />
      </Band>
      <Overline>{t("menu.more")}</Overline>
      <Band>
        <Card>
          <PromotionsRow />
          <ListRow
            icon="question"
            title={t("support.title")}
            href={supportLinks(language).support}
          />
          <ListRow
            icon="info"
            title={t("content.information")}
            href={informationIndexPath(language)}
          />
          <ListRow
            icon="bug"
            title={t("menu.report")}
            href={pathOf({ name: "report" }, language)}
          />
          <WentWrongRow />
          <SupportRows />
          <ConsultantRow />
          <TimersRow />
          <LogOut />
        </Card>
      </Band>
      {version !== undefined && <p className={styles.version}>{t("menu.version", { version })}</p>}
    </Page>
  );
}
