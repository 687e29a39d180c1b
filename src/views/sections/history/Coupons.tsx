import { FilterHistory, LoadMoreBets } from "../../../commands/bets.ts";
import type { HistoryCoupon } from "../../../events/bets/events.ts";
import { shownHistory, withEnded } from "../../../events/bets/index.ts";
import { nextTokenOf } from "../../../events/remoteList.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Band, Overline } from "../../components/Band.tsx";
import { Button } from "../../components/Button.tsx";
import { EmptyState } from "../../components/EmptyState.tsx";
import { formatDay } from "../../format/dates.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import { useSend } from "../../hooks/useSend.ts";
import { useTimeView } from "../../hooks/useTimeView.ts";
import { PlacedCoupon } from "../../bets/PlacedCoupon.tsx";
import { daysOf } from "../../bets/days.ts";
import couponStyles from "../../bets/Coupons.module.css";
import styles from "./History.module.css";

const none: readonly HistoryCoupon[] = [];

/** Placed coupons by day; among the open ones those that have ended meanwhile keep their place. */
export function Coupons({ listed }: { listed: readonly HistoryCoupon[] }) {
  const t = useTranslation();
  const send = useSend();
  const view = useTimeView();
  // The last balance poll gives the current time; before the first one, the page start does.
  const now = useSelect(({ account, shell }) => account.receivedAt ?? shell.startedAt);
  const hasMore = useSelect(({ bets }) => nextTokenOf(shownHistory(bets)) !== null);
  const ended = useSelect(({ bets }) => bets.found?.ended ?? none);
  const coupons = withEnded(listed, ended);
  return (
    <>
      {coupons.length === 0 && <NoCoupons />}
      {daysOf(coupons, view).map(({ day, coupons: dayCoupons }) => (
        <section className={styles.day} key={day}>
          <Overline>{formatDay((dayCoupons[0]?.createdAt ?? 0) * 1000, now, view)}</Overline>
          <Band>
            <div className={couponStyles.list}>
              {dayCoupons.map((coupon) => (
                <PlacedCoupon
                  key={coupon.id}
                  coupon={coupon}
                  now={now}
                  hasEnded={ended.includes(coupon)}
                  from="historyPowerBet"
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

function NoCoupons() {
  const t = useTranslation();
  const send = useSend();
  const isFiltered = useSelect(({ bets }) => bets.found !== null);
  return (
    <Band>
      {isFiltered ? (
        <EmptyState
          title={t("bets.notFound")}
          text={t("bets.notFoundText")}
          action={
            <Button look="ink" onPress={() => send(FilterHistory({ filter: null }))}>
              {t("bets.clearFilter")}
            </Button>
          }
        />
      ) : (
        <EmptyState title={t("bets.emptyTitle")} text={t("bets.emptyText")} />
      )}
    </Band>
  );
}
