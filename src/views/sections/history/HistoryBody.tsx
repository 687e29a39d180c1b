import { activeAccount } from "../../../events/account/index.ts";
import { shownHistory } from "../../../events/bets/index.ts";
import { bodyOf, lastError } from "../../../events/remoteData.ts";
import { itemsOf } from "../../../events/remoteList.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { CouponSkeleton } from "../../bets/CouponSkeleton.tsx";
import { RefusedBets } from "../../bets/story/RefusedBets.tsx";
import { Band } from "../../components/Band.tsx";
import { ErrorBlock } from "../../components/ErrorBlock.tsx";
import { Floating } from "../../components/Floating.tsx";
import { Note } from "../../components/Note.tsx";
import { useSelect } from "../../hooks/useSelect.ts";
import { Coupons } from "./Coupons.tsx";
import { Orders } from "./Orders.tsx";
import { Summary } from "./Summary.tsx";
import styles from "./Print.module.css";

/** The bets, their skeleton while they load, or why there are none. */
export function HistoryBody() {
  const t = useTranslation();
  // Not the remote data itself: each poll changes it, even when the bets are the same.
  const coupons = useSelect(({ bets }) => bodyOf(shownHistory(bets))?.items ?? null);
  const hasFailed = useSelect(({ bets }) => lastError(shownHistory(bets)) !== null);
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
      <PrintTitle />
      <Summary />
      <Coupons listed={coupons} />
      {!isFiltered && (
        <div className={styles.screenOnly}>
          <RefusedBets />
        </div>
      )}
      <div className={styles.screenOnly}>
        <Orders areBetsOffered={coupons.length > 0 || isFiltered} />
      </div>
    </>
  );
}

/** On paper there is no bar with the name of the page and of the account. */
function PrintTitle() {
  const t = useTranslation();
  const label = useSelect(({ account, bets: { found } }) => {
    const chosen = account.accounts.find(({ id }) => id === found?.filter.accountId);
    return (chosen ?? activeAccount(account))?.label;
  });
  const count = useSelect(({ bets }) => itemsOf(shownHistory(bets)).length);
  const total = useSelect(({ bets }) => bodyOf(shownHistory(bets))?.summary?.count ?? 0);
  // The menu of the browser prints what has loaded.
  const part = count < total ? t("bets.printPart", { count, total }) : "";
  return (
    <p className={styles.title}>{[t("bets.title"), label, part].filter(Boolean).join(", ")}</p>
  );
}
