import { useState } from "react";
import { activeAccount } from "../../../events/account/state.ts";
import { useWords } from "../../../infra/i18n.ts";
import { Band, Card } from "../../components/Band.tsx";
import { Icon } from "../../components/Icon.tsx";
import { ListRow } from "../../components/ListRow.tsx";
import { useMoney } from "../../hooks/useMoney.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import styles from "./CouponPage.module.css";
import { OddsChangeSheet, useOddsChangeName } from "./OddsChangeSheet.tsx";

/** From which account the bet is paid, and what happens when odds change. */
export function Terms() {
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
