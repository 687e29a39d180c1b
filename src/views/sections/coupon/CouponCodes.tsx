import { useState } from "react";
import { RestoreBet, RestoreCoupon } from "../../../commands/coupon.ts";
import { CopyCouponLink, SaveCoupon } from "../../../commands/couponCodes.ts";
import { savingOf } from "../../../events/couponCodes/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Band, Card } from "../../components/Band.tsx";
import { Button } from "../../components/Button.tsx";
import { ListRow } from "../../components/ListRow.tsx";
import { Note } from "../../components/Note.tsx";
import { formatMoment } from "../../format/dates.ts";
import { callMessage } from "../../format/errorMessage.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import { useSend } from "../../hooks/useSend.ts";
import { useTimeView } from "../../hooks/useTimeView.ts";
import { CodeSheet } from "./CodeSheet.tsx";
import styles from "./CouponCodes.module.css";

/** Saves the bets of the coupon under a code, loads those under another, and takes that back, or a removal. [coupon-044] */
export function CouponCodes() {
  const t = useTranslation();
  const send = useSend();
  const [isOpen, setIsOpen] = useState(false);
  const replaced = useSelect(({ coupon: { bets, cleared } }) =>
    bets.length > 0 && cleared?.replaced !== undefined ? cleared.bets.length : 0,
  );
  const isRemoved = useSelect(({ coupon }) => coupon.lastRemoved !== null);
  return (
    <Band name={t("couponCodes.title")}>
      <Card>
        <Saving />
        <ListRow
          icon="coupon"
          title={t("couponCodes.load")}
          about={t("couponCodes.loadAbout")}
          onPress={() => setIsOpen(true)}
        />
        {isRemoved && (
          <ListRow
            icon="refresh"
            title={t("coupon.putBack", { count: 1 })}
            onPress={() => send(RestoreBet({}))}
          />
        )}
        {replaced > 0 && (
          <ListRow
            icon="refresh"
            title={t("coupon.putBack", { count: replaced })}
            onPress={() => send(RestoreCoupon({}))}
          />
        )}
      </Card>
      {isOpen && <CodeSheet onClose={() => setIsOpen(false)} />}
    </Band>
  );
}

function Saving() {
  const t = useTranslation();
  const send = useSend();
  const view = useTimeView();
  const now = useSelect(({ account, shell }) => account.receivedAt ?? shell.startedAt);
  const saving = useSelect(({ couponCodes, coupon }) => savingOf(couponCodes, coupon));
  if (saving.tag === "saved") {
    const { code, expiresAt, isCopied } = saving;
    return (
      <div className={styles.saved} role="status">
        <p>{t("couponCodes.saved")}</p>
        <p className={styles.code}>{code}</p>
        {expiresAt !== null && (
          <p className={styles.until}>
            {t("couponCodes.until", { time: formatMoment(expiresAt * 1000, now, view) })}
          </p>
        )}
        <Button size="sm" onPress={() => send(CopyCouponLink({}))}>
          {t(isCopied === true ? "couponCodes.copied" : "couponCodes.copy")}
        </Button>
        {isCopied === false && <p className={styles.link}>{saving.url}</p>}
      </div>
    );
  }
  return (
    <>
      <ListRow
        icon="copy"
        title={t(saving.tag === "saving" ? "couponCodes.savingIt" : "couponCodes.save")}
        about={t("couponCodes.saveAbout")}
        onPress={() => send(SaveCoupon({}))}
      />
      {saving.tag === "failed" && (
        <div className={styles.problem} role="alert">
          <Note status="error">{`${t("couponCodes.notSaved")} ${t(callMessage(saving.error))}`}</Note>
        </div>
      )}
    </>
  );
}
