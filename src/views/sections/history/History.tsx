import { useState } from "react";
import { activeAccount } from "../../../events/account/index.ts";
import { pathOf } from "../../../events/navigation/index.ts";
import { itemsOf } from "../../../events/remoteList.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { CashOutSheet } from "../../cashOut/CashOutSheet.tsx";
import { Bar } from "../../components/Bar.tsx";
import { BackButton, BarTitle } from "../../components/BarTitle.tsx";
import { Page } from "../../components/Page.tsx";
import { Tabs } from "../../components/Tabs.tsx";
import { useSelect } from "../../hooks/useSelect.ts";
import { useBack } from "../../shell/useBack.ts";
import type { Filter } from "./Coupons.tsx";
import { HistoryBody } from "./HistoryBody.tsx";

/** The bets that a player has placed; a guard blocks visitors. */
export function History() {
  const t = useTranslation();
  const [filter, setFilter] = useState<Filter>("all");
  const language = useSelect(({ settings }) => settings.language);
  const account = useSelect((state) => activeAccount(state.account));
  const openCount = useSelect(
    ({ bets }) => itemsOf(bets.history).filter(({ status }) => status === "open").length,
  );
  const back = useBack(pathOf({ name: "menu" }, language));
  const tabs = (
    <Tabs
      name={t("bets.filter")}
      choices={[
        { id: "all", text: t("bets.all") },
        {
          id: "open",
          text: t("bets.open"),
          count: openCount === 0 ? undefined : String(openCount),
        },
        { id: "settled", text: t("bets.settled") },
      ]}
      current={filter}
      onChoose={setFilter}
    />
  );
  return (
    <Page
      bar={
        <Bar kind="page">
          <BackButton onPress={back} />
          <BarTitle title={t("bets.title")} about={account?.label} />
        </Bar>
      }
      tools={tabs}
    >
      <HistoryBody filter={filter} />
      <CashOutSheet />
    </Page>
  );
}
