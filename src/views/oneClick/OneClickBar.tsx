import { activeAccount } from "../../events/account/index.ts";
import { isFeatureOn } from "../../events/configGroups/index.ts";
import { useRef } from "react";
import { GoTo, OpenQuickCoupon } from "../../commands/navigation.ts";
import { hasOneClickNews, isOneClickHeld } from "../../events/oneClick/index.ts";
import { pathOf } from "../../events/navigation/index.ts";
import { type TranslationKey, useTranslation } from "../../infra/i18n.ts";
import { Icon } from "../components/Icon.tsx";
import { Switch } from "../components/Switch.tsx";
import { usePageVariable } from "../components/usePageVariable.ts";
import { useMoney } from "../hooks/useMoney.ts";
import { useSelect } from "../hooks/useSelect.ts";
import { useSend } from "../hooks/useSend.ts";
import styles from "./OneClickBar.module.css";
import { OneClickNews } from "./OneClickNews.tsx";
import { useOneClickStake } from "./useOneClickStake.ts";
import { useOneClickSwitch } from "./useOneClickSwitch.tsx";

/**
 * Above the bottom bar of a phone: what a tap on a price does, with which stake, and the result of the last
 * tap.
 */
export function OneClickBar() {
  const t = useTranslation();
  const bar = useRef<HTMLElement>(null);
  usePageVariable(bar, "--one-click-height");
  const { isOn, toggle, question } = useOneClickSwitch();
  const isHeld = useSelect(isOneClickHeld);
  const textKey = useStatusKey(isOn);
  return (
    <section ref={bar} className={styles.place} aria-label={t("oneClick.title")}>
      <OneClickNews />
      <div className={styles.bar}>
        <span className={styles.bolt}>
          <Icon name="bolt" />
        </span>
        <div className={styles.texts}>
          <b className={styles.title}>{t("oneClick.title")}</b>
          <span className={styles.standing} role="status">
            {t(textKey)}
          </span>
        </div>
        {isOn && <Amount />}
        {!isHeld && <Switch name={t("oneClick.title")} isOn={isOn} onToggle={toggle} />}
      </div>
      {question}
    </section>
  );
}

/** The status of the bet being placed, else what a tap does. */
function useStatusKey(isOn: boolean): TranslationKey {
  const hasNews = useSelect(hasOneClickNews);
  const tag = useSelect(({ coupon }) => coupon.placement.tag);
  const isOnline = useSelect(({ shell }) => shell.isOnline);
  const isVisitor = useSelect(({ session }) => session.tag === "visitor");
  const hasAccount = useSelect(({ account }) => activeAccount(account) !== null);
  if (hasNews && tag === "sending") return "coupon.sendingTitle";
  if (hasNews && tag === "pending") return "coupon.pendingTitle";
  if (hasNews && tag === "waiting") return "coupon.waitingTitle";
  if (hasNews && tag === "unknown")
    return isVisitor ? "coupon.unknownVisitor" : "coupon.unknownTitle";
  if (!isOn) return "oneClick.off";
  if (!isOnline) return "oneClick.offline";
  return hasAccount ? "oneClick.on" : "oneClick.accountArriving";
}

/** The stake of a tap; opens the coupon, where it is changed. */
function Amount() {
  const t = useTranslation();
  const send = useSend();
  const { amount, iso } = useOneClickStake();
  const money = useMoney(iso);
  const hasPanel = useSelect((state) => isFeatureOn(state, "quickCoupon"));
  const language = useSelect(({ settings }) => settings.language);
  const open = () =>
    send(
      hasPanel
        ? OpenQuickCoupon({})
        : GoTo({ path: pathOf({ name: "coupon" }, language), isReplacing: false }),
    );
  return (
    <button
      type="button"
      className={styles.amount}
      aria-label={t("oneClick.change", { amount: money(amount) })}
      onClick={open}
    >
      {money(amount)}
      <Icon name="sliders" size="xs" />
    </button>
  );
}
