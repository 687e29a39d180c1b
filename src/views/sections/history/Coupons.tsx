import { LoadMoreBets } from "../../../commands/bets.ts";
import type { HistoryCoupon } from "../../../events/bets/events.ts";
import { nextTokenOf } from "../../../events/remoteList.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { CashOutFoot } from "../../cashOut/CashOutFoot.tsx";
import { Band, Overline } from "../../components/Band.tsx";
import { Button } from "../../components/Button.tsx";
import { EmptyState } from "../../components/ErrorBlock.tsx";
import { formatDay } from "../../format/dates.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import { useSend } from "../../hooks/useSend.ts";
import { useTimeView } from "../../hooks/useTimeView.ts";
import { CouponCard } from "../../bets/CouponCard.tsx";
import { daysOf } from "../../bets/days.ts";
import couponStyles from "../../bets/Coupons.module.css";
import styles from "./History.module.css";

export type Filter = "all" | "open" | "settled";

/** Placed coupons by day; the filter applies to the loaded ones. */
export function Coupons(props: { coupons: readonly HistoryCoupon[]; filter: Filter }) {
  const { coupons, filter } = props;
  const t = useTranslation();
  const send = useSend();
  const view = useTimeView();
  // The last balance poll gives the current time; before the first one, the page start does.
  const now = useSelect(({ account, shell }) => account.receivedAt ?? shell.startedAt);
  const hasMore = useSelect(({ bets }) => nextTokenOf(bets.history) !== null);
  const filteredCoupons = coupons.filter(
    ({ status }) => filter === "all" || (filter === "open") === (status === "open"),
  );
  return (
    <>
      {filteredCoupons.length === 0 && <NoCoupons filter={filter} hasMore={hasMore} />}
      {daysOf(filteredCoupons, view).map(({ day, coupons: dayCoupons }) => (
        <section className={styles.day} key={day}>
          <Overline>{formatDay((dayCoupons[0]?.createdAt ?? 0) * 1000, now, view)}</Overline>
          <Band>
            <div className={couponStyles.list}>
              {dayCoupons.map((coupon) => (
                <CouponCard
                  key={coupon.id}
                  coupon={coupon}
                  now={now}
                  foot={<CashOutFoot coupon={coupon} />}
                />
              ))}
            </div>
          </Band>
        </section>
      ))}
      {hasMore && (
        <div className={couponStyles.more}>
          <Button onPress={() => send(LoadMoreBets({}))}>{t("bets.loadMore")}</Button>
        </div>
      )}
    </>
  );
}

function NoCoupons(props: { filter: Filter; hasMore: boolean }) {
  const t = useTranslation();
  const title = {
    all: "bets.emptyTitle",
    open: "bets.emptyOpen",
    settled: "bets.emptySettled",
  } as const;
  return (
    <Band>
      <EmptyState
        title={t(title[props.filter])}
        text={t(props.hasMore ? "bets.emptyFilter" : "bets.emptyText")}
      />
    </Band>
  );
}
