import { useState } from "react";
import {
  EndOtherSessions,
  EndSession,
  LoadMoreLoginSessions,
} from "../../../commands/loginSessions.ts";
import { isEndingSession } from "../../../events/loginSessions/index.ts";
import type { LoginSession } from "../../../events/loginSessions/events.ts";
import { isLoading } from "../../../events/remoteData.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Band, Card, Overline } from "../../components/Band.tsx";
import { Button } from "../../components/Button.tsx";
import { Dialog } from "../../components/Dialog.tsx";
import { SubmissionProblem } from "../../forms/SubmissionProblem.tsx";
import { formatMoment } from "../../format/dates.ts";
import { useRevealed } from "../../hooks/useRevealed.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import { useSend } from "../../hooks/useSend.ts";
import { useTimeView } from "../../hooks/useTimeView.ts";
import styles from "./Sessions.module.css";

/** Where the player is and was logged in, and a way to log out there. */
export function Devices({ items, hasMore }: { items: readonly LoginSession[]; hasMore: boolean }) {
  const t = useTranslation();
  const send = useSend();
  const list = useSelect(({ loginSessions }) => loginSessions.list);
  const ending = useSelect(({ loginSessions }) => loginSessions.ending);
  const isEnding = useSelect(isEndingSession);
  const [isAsked, setIsAsked] = useState(false);
  const hasOthers = items.some(({ isActive, isCurrent }) => isActive && !isCurrent);
  return (
    <>
      <Overline>{t("sessions.devices")}</Overline>
      <Band>
        <div className={styles.devices}>
          <Card>
            <ul>
              {items.map((item) => (
                <Device key={item.id} item={item} />
              ))}
            </ul>
          </Card>
          {ending !== null && (
            <SubmissionProblem
              submission={ending.submission}
              lead={t("sessions.notEnded")}
              unsure={t("sessions.endUnsure")}
            />
          )}
          {hasMore && (
            <Button isWide isBusy={isLoading(list)} onPress={() => send(LoadMoreLoginSessions({}))}>
              {t("sessions.more")}
            </Button>
          )}
          {(hasOthers || hasMore) && (
            <Button
              isWide
              look="danger"
              isBusy={isEnding && ending?.id === null}
              isDisabled={isEnding}
              onPress={() => setIsAsked(true)}
            >
              {t("sessions.endOthers")}
            </Button>
          )}
        </div>
      </Band>
      {isAsked && <Question onClose={() => setIsAsked(false)} />}
    </>
  );
}

function Device({ item }: { item: LoginSession }) {
  const t = useTranslation();
  const send = useSend();
  const revealed = useRevealed();
  const view = useTimeView();
  const now = useSelect(({ account, shell }) => account.receivedAt ?? shell.startedAt);
  const isEnding = useSelect(isEndingSession);
  const isOwn = useSelect(({ loginSessions: { ending } }) => ending?.id === item.id);
  const address = revealed(item.ip);
  const name = `${item.device}, ${item.browser}`;
  const since = formatMoment(item.startedAt * 1000, now, view);
  const last = formatMoment(item.lastActiveAt * 1000, now, view);
  return (
    <li className={styles.device}>
      <div className={styles.texts}>
        <span className={styles.name}>{name}</span>
        <span className={styles.about}>{t("sessions.from", { time: since })}</span>
        <span className={styles.about}>
          {t(item.isActive ? "sessions.lastActive" : "sessions.ended", { time: last })}
        </span>
        {address !== "" && <bdi className={styles.about}>{address}</bdi>}
      </div>
      {item.isCurrent ? (
        <span className={styles.about}>{t("sessions.current")}</span>
      ) : (
        item.isActive && (
          <Button
            size="sm"
            look="line"
            isBusy={isEnding && isOwn}
            isDisabled={isEnding}
            onPress={() => send(EndSession({ id: item.id }))}
          >
            {t("sessions.end")} <span className="vh">{name}</span>
          </Button>
        )
      )}
    </li>
  );
}

function Question({ onClose }: { onClose: () => void }) {
  const t = useTranslation();
  const send = useSend();
  return (
    <Dialog
      isAlert
      title={t("sessions.endOthers")}
      text={t("sessions.endText")}
      onClose={onClose}
      actions={
        <>
          <Button
            isWide
            look="danger"
            onPress={() => {
              onClose();
              send(EndOtherSessions({}));
            }}
          >
            {t("sessions.endOthers")}
          </Button>
          <Button isWide onPress={onClose}>
            {t("shell.cancel")}
          </Button>
        </>
      }
    />
  );
}
