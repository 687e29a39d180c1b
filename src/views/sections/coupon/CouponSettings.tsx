import { ChangeCouponSettings, SetAmountStep } from "../../../commands/placement/settings.ts";
import { settingsOf, stakeOf } from "../../../events/coupon/index.ts";
import { amountOf, minorOf } from "../../../events/money/minorUnits.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Overline } from "../../components/Band.tsx";
import { SwitchRow } from "../../components/ListRow.tsx";
import { MoneyStepper } from "../../components/MoneyStepper.tsx";
import { Sheet } from "../../components/Sheet.tsx";
import { useMoney } from "../../hooks/useMoney.ts";
import { useSend } from "../../hooks/useSend.ts";
import styles from "./PromoRow.module.css";
import { useCouponDetails } from "./useCouponDetails.ts";

/** The settings of the coupon over its page. */
export function CouponSettingsSheet(props: { onClose: () => void }) {
  const t = useTranslation();
  return (
    <Sheet title={t("modals.quickCouponSettings")} onClose={props.onClose}>
      <CouponSettings />
    </Sheet>
  );
}

const switches = [
  "isAutoMax",
  "isCouponFixed",
  "isSelectAccountShown",
  "isBalanceShown",
  "isPossibleWinShown",
  "isManualAmountStep",
] as const;

/** What the coupon shows and does, kept on the device. [coupon-004] */
export function CouponSettings() {
  const t = useTranslation();
  const send = useSend();
  const details = useCouponDetails();
  const settings = settingsOf(details.coupon);
  return (
    <>
      <Overline>{t("placement.title")}</Overline>
      {switches.map((name) => (
        <SwitchRow
          key={name}
          title={t(`placement.${name}`)}
          about={t(`placement.${name}About`)}
          isOn={settings[name]}
          onToggle={() => send(ChangeCouponSettings({ [name]: !settings[name] }))}
        />
      ))}
      {settings.isManualAmountStep && <OwnStep />}
    </>
  );
}

/** The player's own step in the currency of the coupon. */
function OwnStep() {
  const t = useTranslation();
  const send = useSend();
  const { iso, step } = stakeOf(useCouponDetails());
  const money = useMoney(iso);
  const minor = minorOf(step, iso);
  return (
    <div className={styles.sheet}>
      <MoneyStepper
        iso={iso}
        name={t("placement.step")}
        minor={minor}
        shown={money(step)}
        stepMinor={minorOf(0.5, iso) || 1}
        shownStep={money(amountOf(minorOf(0.5, iso) || 1, iso), "short")}
        onChange={(next) => send(SetAmountStep({ step: amountOf(next, iso) }))}
      />
    </div>
  );
}
