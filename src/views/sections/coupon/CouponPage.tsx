import { useState } from "react";
import { activeAccount } from "../../../events/account/state.ts";
import { useWords } from "../../../infra/i18n.ts";
import { Band, Card } from "../../components/Band.tsx";
import { Icon } from "../../components/Icon.tsx";
import { ListRow } from "../../components/ListRow.tsx";
import { Page } from "../../components/Page.tsx";
import { useMoney } from "../../hooks/useMoney.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import { Messages } from "../../notifications/Messages.tsx";
import { BetList } from "./BetList.tsx";
import { CouponBar } from "./CouponBar.tsx";
import { CouponBody, useIsEmpty } from "./CouponBody.tsx";
import { CouponDock } from "./CouponDock.tsx";
import styles from "./CouponPage.module.css";
import { CouponVoice } from "./CouponVoice.tsx";
import { MovedNote } from "./MovedNote.tsx";
import { OddsChangeSheet, useOddsChangeName } from "./OddsChangeSheet.tsx";
import { QuickStakes } from "./QuickStakes.tsx";

/** The whole coupon on a page of its own. */
export function CouponPage() {
  const words = useWords();
  const isEmpty = useIsEmpty();
  const hasMessages = useSelect(({ notifications }) => notifications.length > 0);
  const bets = (
    <Band>
      <Card>
        <BetList />
      </Card>
    </Band>
  );
  const dock = (
    <div className={styles.dock}>
      <Messages />
      {!isEmpty && <CouponDock />}
    </div>
  );
  return (
    <Page bar={<CouponBar />} dock={isEmpty && !hasMessages ? undefined : dock}>
      <CouponVoice />
      <CouponBody bets={bets}>
        <MovedNote className={styles.note} />
        {bets}
        <Terms />
        <Band name={words("coupon.amount")}>
          <QuickStakes onPage />
        </Band>
      </CouponBody>
    </Page>
  );
}

/** From which account the bet is paid, and what happens when odds change. */
function Terms() {
  const words = useWords();
  const [isOpen, setIsOpen] = useState(false);
  const account = useSelect((state) => activeAccount(state.account));
  const money = useMoney(account?.iso ?? "");
  const chosen = useOddsChangeName();
  return (
    <Band>
      <Card>
        {account !== null && (
          <div className={styles.account}>
            <Icon name="wallet" className={styles.glyph} />
            <span className={styles.label}>{account.label}</span>
            <b>{money(account.money)}</b>
          </div>
        )}
        <ListRow
          icon="sparkline"
          title={words("coupon.onOddsChange")}
          value={chosen}
          onPress={() => setIsOpen(true)}
        />
      </Card>
      {isOpen && <OddsChangeSheet onClose={() => setIsOpen(false)} />}
    </Band>
  );
}
