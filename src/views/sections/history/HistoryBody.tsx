import { bodyOf } from "../../../events/remoteData.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { CouponSkeleton } from "../../bets/CouponSkeleton.tsx";
import { Band } from "../../components/Band.tsx";
import { ErrorBlock } from "../../components/ErrorBlock.tsx";
import { Note } from "../../components/Note.tsx";
import { useSelect } from "../../hooks/useSelect.ts";
import { Coupons, type Filter } from "./Coupons.tsx";
import { Orders } from "./Orders.tsx";
import { Summary } from "./Summary.tsx";

/** The bets, their skeleton while they load, or why there are none. */
export function HistoryBody(props: { filter: Filter }) {
  const t = useTranslation();
  // Not the remote data itself: each poll changes it, even when the bets are the same.
  const coupons = useSelect(({ bets }) => bodyOf(bets.history)?.items ?? null);
  const hasFailed = useSelect(({ bets }) => bets.history.tag === "failed");
  if (coupons === null) {
    return hasFailed ? (
      <Band>
        <ErrorBlock text={t("bets.failedText")} />
      </Band>
    ) : (
      <CouponSkeleton />
    );
  }
  return (
    <>
      {hasFailed && (
        <Band>
          <Note status="warning">{t("bets.oldText")}</Note>
        </Band>
      )}
      <Summary />
      <Coupons coupons={coupons} filter={props.filter} />
      {coupons.length > 0 && <Orders />}
    </>
  );
}
