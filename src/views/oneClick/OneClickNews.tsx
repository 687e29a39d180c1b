import type { ReactNode } from "react";
import { CloseOneClickRefusal } from "../../commands/oneClick.ts";
import { ClosePlacement, RetryPlacement } from "../../commands/placement.ts";
import { hasOneClickNews } from "../../events/oneClick/index.ts";
import { pathOf } from "../../events/navigation/index.ts";
import { isOwnOpenBet } from "../../events/placement/index.ts";
import type { Placement } from "../../events/coupon/index.ts";
import { useTranslation } from "../../infra/i18n.ts";
import { Icon, type IconName } from "../components/Icon.tsx";
import { IconButton } from "../components/IconButton.tsx";
import { groupDigits } from "../format/digits.ts";
import { useMoney } from "../hooks/useMoney.ts";
import { usePrice } from "../hooks/usePrice.ts";
import { useSelect } from "../hooks/useSelect.ts";
import { useSend } from "../hooks/useSend.ts";
import { LimitsLink } from "../limits/LimitsLink.tsx";
import { LIMIT_REACHED, useRefusal } from "../sections/coupon/useRefusal.ts";
import styles from "./OneClickBar.module.css";
import { useOneClickRefusal } from "./useOneClickRefusal.ts";
import { useOneClickStake } from "./useOneClickStake.ts";

/** The result of the last tap: the bet was accepted, or why it was not. Announced when it changes. */
export function OneClickNews() {
  const hasNews = useSelect(hasOneClickNews);
  const placement = useSelect(({ coupon }) => coupon.placement);
  const refusal = useOneClickRefusal();
  return (
    <>
      <div role="status">
        {hasNews && placement.tag === "accepted" && <Accepted placement={placement} />}
        {hasNews && placement.tag === "unknown" && <Unknown />}
      </div>
      <div role="alert">
        {hasNews && placement.tag === "refused" && <Refused />}
        {hasNews && placement.tag === "lost" && <Lost betKey={placement.key} />}
        {refusal !== null && <NothingPlaced key={refusal.at} {...refusal} />}
      </div>
    </>
  );
}

function Accepted(props: { placement: Extract<Placement, { tag: "accepted" }> }) {
  const { amount, bets, coef, couponId } = props.placement;
  const t = useTranslation();
  const send = useSend();
  const price = usePrice();
  const money = useMoney(useOneClickStake().iso);
  const language = useSelect(({ settings }) => settings.language);
  const pick = bets[0]?.title.outcome ?? "";
  return (
    <Snack
      icon="success"
      title={t("oneClick.accepted", { amount: money(amount), pick, odds: price(coef) })}
      text={t("oneClick.acceptedNumber", { number: groupDigits(couponId) })}
      onClose={() => send(ClosePlacement({}))}
    >
      <a className={styles.link} href={pathOf({ name: "history" }, language)}>
        {t("oneClick.view")}
      </a>
    </Snack>
  );
}

function Refused() {
  const t = useTranslation();
  const send = useSend();
  const pick = useSelect(({ coupon }) => coupon.oneClickBet?.title.outcome ?? "");
  const code = useSelect(({ coupon: { placement } }) =>
    placement.tag === "refused" ? placement.code : null,
  );
  return (
    <Snack
      icon="error"
      title={t("oneClick.notPlaced", { pick })}
      text={useRefusal() ?? ""}
      onClose={() => send(ClosePlacement({}))}
    >
      {code === LIMIT_REACHED && <LimitsLink className={styles.link} />}
    </Snack>
  );
}

/** The player may close this: then the coupon lists the bet as open. */
function Unknown() {
  const t = useTranslation();
  const send = useSend();
  return (
    <Snack
      icon="cloud-off"
      title={t("coupon.unknownTitle")}
      text={t("coupon.unknownText")}
      onClose={() => send(ClosePlacement({}))}
    />
  );
}

function Lost({ betKey }: { betKey: string }) {
  const t = useTranslation();
  const send = useSend();
  const language = useSelect(({ settings }) => settings.language);
  const isOwn = useSelect((state) => isOwnOpenBet(state, betKey));
  const isVisitor = useSelect(({ session }) => session.tag === "visitor");
  return (
    <Snack
      icon="cloud-off"
      title={t("coupon.lostTitle")}
      text={t("coupon.lostText")}
      onClose={() => send(ClosePlacement({}))}
    >
      {isOwn && (
        <button type="button" className={styles.link} onClick={() => send(RetryPlacement({}))}>
          {t("coupon.askAgain")}
        </button>
      )}
      {isVisitor && (
        <a className={styles.link} href={pathOf({ name: "login" }, language)}>
          {t("session.logIn")}
        </a>
      )}
    </Snack>
  );
}

function NothingPlaced(props: { text: string; isByLimit: boolean }) {
  const t = useTranslation();
  const send = useSend();
  return (
    <Snack
      icon="error"
      title={t("oneClick.nothingSent")}
      text={props.text}
      onClose={() => send(CloseOneClickRefusal({}))}
    >
      {props.isByLimit && <LimitsLink className={styles.link} />}
    </Snack>
  );
}

function Snack(props: {
  icon: IconName;
  title: string;
  text: string;
  onClose: () => void;
  /** A link or button for the next step. */
  children?: ReactNode;
}) {
  const t = useTranslation();
  return (
    <div className={styles.snack}>
      <Icon name={props.icon} />
      <p className={styles.notice}>
        <b>{props.title}</b>
        <span>{props.text}</span>
      </p>
      {props.children}
      <IconButton
        icon="close"
        size="sm"
        name={t("notifications.close")}
        onPress={props.onClose}
        className={styles.close}
      />
    </div>
  );
}
