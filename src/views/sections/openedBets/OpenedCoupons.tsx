import { LoadMoreOpenedBets } from "../../../commands/bets.ts";
import { withEnded } from "../../../events/bets/index.ts";
import { pathOf } from "../../../events/navigation/index.ts";
import { bodyOf, lastError } from "../../../events/remoteData.ts";
import { nextTokenOf } from "../../../events/remoteList.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { CouponSkeleton } from "../../bets/CouponSkeleton.tsx";
import styles from "../../bets/Coupons.module.css";
import { PlacedCoupon } from "../../bets/PlacedCoupon.tsx";
import { Band } from "../../components/Band.tsx";
import { Button } from "../../components/Button.tsx";
import { EmptyState } from "../../components/EmptyState.tsx";
import { ErrorBlock } from "../../components/ErrorBlock.tsx";
import { Floating } from "../../components/Floating.tsx";
import { Note } from "../../components/Note.tsx";
import { useSelect } from "../../hooks/useSelect.ts";
import { useSend } from "../../hooks/useSend.ts";

/** The open bets, newest first, with those that ended meanwhile; their skeleton while they load; or why there are none. */
export function OpenedCoupons() {
  const t = useTranslation();
  const send = useSend();
  const language = useSelect(({ settings }) => settings.language);
  // Not the remote data itself: each poll changes it, even when the bets are the same.
  const opened = useSelect(({ bets }) => bodyOf(bets.opened)?.items ?? null);
  const ended = useSelect(({ bets }) => bets.ended);
  const hasFailed = useSelect(({ bets }) => lastError(bets.opened) !== null);
  const hasMore = useSelect(({ bets }) => nextTokenOf(bets.opened) !== null);
  const now = useSelect(({ account, shell }) => account.receivedAt ?? shell.startedAt);
  if (opened === null) {
    return hasFailed ? (
      <Band>
        <ErrorBlock text={t("bets.failedText")} />
      </Band>
    ) : (
      <CouponSkeleton />
    );
  }
  const coupons = withEnded(opened, ended);
  return (
    <>
      {hasFailed && (
        <Floating role="status">
          <Note status="warning">{t("bets.oldText")}</Note>
        </Floating>
      )}
      {coupons.length === 0 && (
        <Band>
          <EmptyState
            title={t("bets.emptyOpen")}
            text={t("bets.emptyOpenText")}
            action={
              <Button look="ink" href={pathOf({ name: "live" }, language)}>
                {t("bets.toLive")}
              </Button>
            }
          />
        </Band>
      )}
      <Band>
        <div className={styles.list}>
          {coupons.length > 0 && <h2 className="vh">{t("titles.openedBets")}</h2>}
          {coupons.map((coupon) => (
            <PlacedCoupon
              key={coupon.id}
              coupon={coupon}
              now={now}
              hasEnded={ended.includes(coupon)}
              from="openedBetPower"
            />
          ))}
        </div>
      </Band>
      {hasMore && (
        <div className={styles.more}>
          <Button onPress={() => send(LoadMoreOpenedBets({}))}>{t("bets.loadMore")}</Button>
        </div>
      )}
    </>
  );
}
