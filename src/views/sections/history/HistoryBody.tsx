import { shownHistory } from "../../../events/bets/index.ts";
import { bodyOf } from "../../../events/remoteData.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { CouponSkeleton } from "../../bets/CouponSkeleton.tsx";
import { Band } from "../../components/Band.tsx";
import { ErrorBlock } from "../../components/ErrorBlock.tsx";
import { Floating } from "../../components/Floating.tsx";
import { Note } from "../../components/Note.tsx";
import { useSelect } from "../../hooks/useSelect.ts";
import { Coupons } from "./Coupons.tsx";
import { Orders } from "./Orders.tsx";
import { Summary } from "./Summary.tsx";

/** The bets, their skeleton while they load, or why there are none. */
export function HistoryBody() {
  const t = useTranslation();
  // Not the remote data itself: each poll changes it, even when the bets are the same.
  const coupons = useSelect(({ bets }) => bodyOf(shownHistory(bets))?.items ?? null);
  const hasFailed = useSelect(({ bets }) => shownHistory(bets).tag === "failed");
  const isFiltered = useSelect(({ bets }) => bets.found !== null);
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
        <Floating role="status">
          <Note status="warning">{t("bets.oldText")}</Note>
        </Floating>
      )}
      <Summary />
      <Coupons coupons={coupons} />
      {(coupons.length > 0 || isFiltered) && <Orders />}
    </>
  );
}
