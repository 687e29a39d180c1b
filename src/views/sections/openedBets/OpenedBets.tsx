import { activeAccount } from "../../../events/account/index.ts";
import { pathOf } from "../../../events/navigation/index.ts";
import { isComing } from "../../../events/remoteData.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { CashOutSheet } from "../../cashOut/CashOutSheet.tsx";
import { Bar } from "../../components/Bar.tsx";
import { BackButton, BarTitle } from "../../components/BarTitle.tsx";
import { ListRow } from "../../components/ListRow.tsx";
import { Band, Card } from "../../components/Band.tsx";
import { Page } from "../../components/Page.tsx";
import { useSelect } from "../../hooks/useSelect.ts";
import { useBack } from "../../shell/useBack.ts";
import { OpenedCoupons } from "./OpenedCoupons.tsx";

/** Keeps the place of a line that comes later. */
const blank = "\u00a0";

/** The bets of the active account that are not settled yet; a guard leads visitors to the sign-in. */
export function OpenedBets() {
  const t = useTranslation();
  const language = useSelect(({ settings }) => settings.language);
  const account = useSelect((state) => activeAccount(state.account));
  const total = useSelect(({ bets }) => bets.openedCount);
  const back = useBack(pathOf({ name: "home" }, language));
  const about = [account?.label, total === null ? "" : t("bets.count", { count: total })];
  const areComing = useSelect(({ bets: { opened } }) => isComing(opened));
  return (
    <Page
      bar={
        <Bar kind="page">
          <BackButton onPress={back} />
          <BarTitle
            title={t("titles.openedBets")}
            about={about.filter(Boolean).join(", ") || blank}
          />
        </Bar>
      }
    >
      <OpenedCoupons />
      <CashOutSheet />
      {!areComing && (
        <Band>
          <Card>
            <ListRow
              icon="history"
              title={t("bets.title")}
              href={pathOf({ name: "history" }, language)}
            />
          </Card>
        </Band>
      )}
    </Page>
  );
}
