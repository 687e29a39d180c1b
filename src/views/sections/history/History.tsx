import { useState } from "react";
import { FilterHistory } from "../../../commands/bets.ts";
import { activeAccount } from "../../../events/account/index.ts";
import { settledStatuses } from "../../../events/bets/index.ts";
import { pathOf } from "../../../events/navigation/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { CashOutSheet } from "../../cashOut/CashOutSheet.tsx";
import { Bar } from "../../components/Bar.tsx";
import { BackButton, BarTitle } from "../../components/BarTitle.tsx";
import { IconButton } from "../../components/IconButton.tsx";
import { Page } from "../../components/Page.tsx";
import { Tabs } from "../../components/Tabs.tsx";
import { useSelect } from "../../hooks/useSelect.ts";
import { useSend } from "../../hooks/useSend.ts";
import { useBack } from "../../shell/useBack.ts";
import { FilterSheet } from "./FilterSheet.tsx";
import { HistoryBody } from "./HistoryBody.tsx";

const statusOf = { all: undefined, open: "open", settled: settledStatuses } as const;
type Tab = keyof typeof statusOf;

/** The bets that a player has placed, all or those of a filter; a guard blocks visitors. */
export function History() {
  const t = useTranslation();
  const send = useSend();
  const [isFilterOpen, setFilterOpen] = useState(false);
  const language = useSelect(({ settings }) => settings.language);
  const filter = useSelect(({ bets }) => bets.found?.filter ?? null);
  const account = useSelect(
    (state) =>
      state.account.accounts.find(({ id }) => id === filter?.accountId) ??
      activeAccount(state.account),
  );
  const openedCount = useSelect(({ bets }) => bets.openedCount);
  const back = useBack(pathOf({ name: "menu" }, language));
  const { status, ...rest } = filter ?? {};
  const tab: Tab = status === undefined ? "all" : status === "open" ? "open" : "settled";
  const choose = (id: Tab) => {
    const chosen = statusOf[id];
    send(FilterHistory({ filter: chosen === undefined ? rest : { ...rest, status: chosen } }));
  };
  const tabs = (
    <Tabs
      name={t("bets.filter")}
      choices={[
        { id: "all", text: t("bets.all") },
        {
          id: "open",
          text: t("bets.open"),
          count: openedCount === null || openedCount === 0 ? undefined : String(openedCount),
        },
        { id: "settled", text: t("bets.settled") },
      ]}
      current={tab}
      onChoose={choose}
    />
  );
  return (
    <Page
      bar={
        <Bar kind="page">
          <BackButton onPress={back} />
          <BarTitle title={t("bets.title")} about={account?.label} />
          <IconButton
            icon="filter"
            name={t("bets.filters")}
            hasDot={Object.keys(rest).length > 0}
            onPress={() => setFilterOpen(true)}
          />
        </Bar>
      }
      tools={tabs}
    >
      <HistoryBody />
      <CashOutSheet />
      {isFilterOpen && <FilterSheet onClose={() => setFilterOpen(false)} />}
    </Page>
  );
}
