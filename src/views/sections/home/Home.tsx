import { useTranslation } from "../../../infra/i18n.ts";
import { Page } from "../../components/Page.tsx";
import { HomeBar } from "../../shell/HomeBar.tsx";
import { LiveNow } from "./LiveNow.tsx";
import { SportsRail } from "./SportsRail.tsx";
import { TopMatches } from "./TopMatches.tsx";

/** Sports, live matches and the next top matches. */
export function Home() {
  const t = useTranslation();
  return (
    <Page bar={<HomeBar />}>
      <h1 className="vh">{t("shell.title")}</h1>
      <SportsRail />
      <LiveNow />
      <TopMatches />
    </Page>
  );
}
