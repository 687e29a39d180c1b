import { useMemo } from "react";
import { RefreshLoginSessions } from "../../../commands/loginSessions.ts";
import { currentSession, sessionLedger } from "../../../events/loginSessions/index.ts";
import { isLoading } from "../../../events/remoteData.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { AwaitedAccounts } from "../../account/AwaitedAccounts.tsx";
import { Band, Card, Overline } from "../../components/Band.tsx";
import { Note } from "../../components/Note.tsx";
import { Loading } from "../../components/Skeleton.tsx";
import { CouponCard } from "../../bets/CouponCard.tsx";
import couponStyles from "../../bets/Coupons.module.css";
import { RowSkeleton } from "../../content/ContentSkeleton.tsx";
import { useSelect } from "../../hooks/useSelect.ts";
import { useSend } from "../../hooks/useSend.ts";
import { Figures } from "./Figures.tsx";
import { Gaps } from "./Gaps.tsx";
import styles from "./Sessions.module.css";

/** Time, stakes and returns since the log-in, down to each bet, and what the server and this device say of them. */
export function ThisSession() {
  const t = useTranslation();
  const send = useSend();
  const loginSessions = useSelect((state) => state.loginSessions);
  const account = useSelect((state) => state.account);
  const now = useSelect((state) => state.account.receivedAt ?? state.shell.startedAt);
  const current = currentSession(loginSessions);
  const ledger = useMemo(() => sessionLedger({ loginSessions, account }), [loginSessions, account]);
  const refresh = () => send(RefreshLoginSessions({}));
  // The whole page is asked for again, which waits for older sessions that are on the way.
  const again = isLoading(loginSessions.list)
    ? undefined
    : { text: t("shell.main_refreshing_button"), onPress: refresh };
  return (
    <>
      <Overline>{t("sessions.this")}</Overline>
      {current === null ? (
        <Band>
          <Note status="info">{t("sessions.unknown")}</Note>
        </Band>
      ) : ledger !== null ? (
        <>
          <Band>
            <Card isPadded>
              <div className={styles.ledger}>
                <Figures ledger={ledger} startedAt={current.startedAt * 1000} now={now} />
                <Gaps gaps={ledger.gaps} iso={ledger.iso} />
              </div>
            </Card>
          </Band>
          {ledger.bets.length > 0 && (
            <Band>
              <div className={couponStyles.list}>
                {ledger.bets.map((coupon) => (
                  <CouponCard key={coupon.id} coupon={coupon} now={now} />
                ))}
              </div>
            </Band>
          )}
        </>
      ) : loginSessions.bets.tag === "failed" ? (
        <Band>
          <Note status="error" action={again}>
            {t("sessions.betsFailed")}
          </Note>
        </Band>
      ) : account.accounts.length === 0 ? (
        <AwaitedAccounts skeleton={<RowSkeleton rows={4} />} />
      ) : loginSessions.bets.tag === "idle" || isLoading(loginSessions.bets) ? (
        <Loading>
          <RowSkeleton rows={4} />
        </Loading>
      ) : (
        <Band>
          <Note status="info">{t("sessions.notWhole")}</Note>
        </Band>
      )}
    </>
  );
}
