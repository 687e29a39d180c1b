import { useState } from "react";
import { ChooseCouponAccount } from "../../../commands/placement.ts";
import type { Account } from "../../../events/account/index.ts";
import { couponAccount, isSingles, settingsOf, stakeOf } from "../../../events/coupon/index.ts";
import type { Language } from "../../../events/settings/index.ts";
import { minorOf } from "../../../events/money/minorUnits.ts";
import { localeOf, useTranslation } from "../../../infra/i18n.ts";
import { Band, Card } from "../../components/Band.tsx";
import { ChoiceList } from "../../components/ChoiceList.tsx";
import { Icon } from "../../components/Icon.tsx";
import { ListRow } from "../../components/ListRow.tsx";
import { Sheet } from "../../components/Sheet.tsx";
import { formatMoney } from "../../format/money.ts";
import { useMoney } from "../../hooks/useMoney.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import { useSend } from "../../hooks/useSend.ts";
import styles from "./CouponPage.module.css";
import { CouponSettingsSheet } from "./CouponSettings.tsx";
import { OddsChangeSheet, useOddsChangeName } from "./OddsChangeSheet.tsx";
import { PromoRow } from "./PromoRow.tsx";
import { useCouponDetails } from "./useCouponDetails.ts";
import { VipChoice } from "./VipChoice.tsx";

/** Who pays for the bet, what happens when odds change, and whether more than the maximum is asked for. */
export function Terms() {
  const t = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const chosen = useOddsChangeName();
  return (
    <Band>
      <Card>
        <PaidFrom />
        <ListRow
          icon="sparkline"
          title={t("coupon.onOddsChange")}
          value={chosen}
          onPress={() => setIsOpen(true)}
        />
        <VipChoice />
        <GreatestPayout />
        <PromoRow />
        <SettingsRow />
      </Card>
      {isOpen && <OddsChangeSheet onClose={() => setIsOpen(false)} />}
    </Band>
  );
}

/** The most that the bet pays, where the server bounds it. [coupon-053] */
function GreatestPayout() {
  const t = useTranslation();
  const details = useCouponDetails();
  const { iso, maxPayout } = stakeOf(details);
  const money = useMoney(iso);
  if (maxPayout === null) return null;
  return (
    <div className={styles.payout}>
      <Icon name="trophy" className={styles.glyph} />
      <span className={styles.label}>
        {t(isSingles(details.coupon) ? "coupon.maxPayoutEach" : "coupon.maxPayout")}
      </span>
      <b>{money(maxPayout)}</b>
    </div>
  );
}

/** In large text the head of the page has no room for it. */
function SettingsRow() {
  const t = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={styles.settings}>
      <ListRow
        icon="sliders"
        title={t("modals.quickCouponSettings")}
        onPress={() => setIsOpen(true)}
      />
      {isOpen && <CouponSettingsSheet onClose={() => setIsOpen(false)} />}
    </div>
  );
}

/**
 * The account, a choice if there are several. Bonus money can be bet too; only points accounts are excluded.
 */
function PaidFrom() {
  const t = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const account = useSelect(couponAccount);
  const balance = useFormatBalance();
  const hasChoice = useSelect(({ account: { accounts } }) => accounts.filter(isMoney).length > 1);
  const isShown = useSelect(({ coupon }) => settingsOf(coupon).isSelectAccountShown);
  if (account === null || !isShown) return null;
  if (!hasChoice) {
    return (
      <div className={styles.account}>
        <Icon name="wallet" className={styles.glyph} />
        <span className={styles.label}>{account.label}</span>
        <b>{balance(account)}</b>
      </div>
    );
  }
  return (
    <>
      <ListRow
        icon="wallet"
        title={account.label}
        about={t("coupon.paidFrom")}
        value={balance(account)}
        onPress={() => setIsOpen(true)}
      />
      {isOpen && <AccountSheet chosen={account.id} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function AccountSheet(props: { chosen: number; onClose: () => void }) {
  const t = useTranslation();
  const send = useSend();
  const balance = useFormatBalance();
  const accounts = useSelect(({ account }) => account.accounts);
  return (
    <Sheet title={t("coupon.paidFrom")} onClose={props.onClose}>
      <ChoiceList
        name={t("coupon.paidFrom")}
        current={props.chosen}
        choices={accounts
          .filter(isMoney)
          .map((account) => ({ id: account.id, title: account.label, value: balance(account) }))}
        onChoose={(accountId) => send(ChooseCouponAccount({ accountId }))}
      />
    </Sheet>
  );
}

const isMoney = ({ isPointsTypeBalance }: Account): boolean => !isPointsTypeBalance;

/** Formats the balance of an account in the player's language; nothing where they hide it. */
function useFormatBalance(): (account: Account) => string | undefined {
  const language = useSelect(({ settings }) => settings.language);
  const isShown = useSelect(({ coupon }) => settingsOf(coupon).isBalanceShown);
  return ({ money, iso }) =>
    isShown ? formatMoney(minorOf(money, iso), iso, localeOf(language as Language)) : undefined;
}
