import { ActivatePromo } from "../../../commands/promoCodes.ts";
import type { PromoCodeBody } from "../../../events/promoCodes/events.ts";
import { canActivate } from "../../../events/promoCodes/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Band, Card } from "../../components/Band.tsx";
import { Button } from "../../components/Button.tsx";
import { Note } from "../../components/Note.tsx";
import { formatMoment } from "../../format/dates.ts";
import { useRevealed } from "../../hooks/useRevealed.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import { useSend } from "../../hooks/useSend.ts";
import { useTimeView } from "../../hooks/useTimeView.ts";
import { useNow } from "../../sports/useNow.ts";
import { ActivationNews } from "./ActivationNews.tsx";
import { CodeState } from "./CodeState.tsx";
import styles from "./PromoCodes.module.css";

/** The server's answer about the code, announced when received, and the button to activate it. */
export function CodeResult() {
  const t = useTranslation();
  const revealed = useRevealed();
  const checked = useSelect(({ promoCodes }) => promoCodes.checked);
  const isUnknown = checked?.check.tag === "sent" && checked.promo === null;
  return (
    <div role="status" className={styles.result}>
      {isUnknown && (
        <Band>
          <Note status="error">{revealed(checked.message) || t("promoCodes.unknown")}</Note>
        </Band>
      )}
      {checked !== null && checked.promo !== null && (
        <Band>
          <Card isPadded>
            <div className={styles.form}>
              <Details promo={checked.promo} />
              <ActivationNews checked={checked} />
              <Activate />
            </div>
          </Card>
        </Band>
      )}
    </div>
  );
}

function Details({ promo: { promocode, title, state, expiresAt } }: { promo: PromoCodeBody }) {
  const t = useTranslation();
  const revealed = useRevealed();
  const view = useTimeView();
  const now = useNow();
  const expiryText = expiresAt === null ? "" : formatMoment(expiresAt * 1000, now, view);
  return (
    <div className={styles.details}>
      <div className={styles.texts}>
        <h2 className={styles.title}>{title}</h2>
        <bdi className={styles.code}>{revealed(promocode)}</bdi>
      </div>
      <CodeState state={state} />
      {state !== "used" && (
        <p className={styles.until}>
          {expiresAt === null
            ? t("promoCodes.endless")
            : t(state === "expired" ? "promoCodes.ended" : "promoCodes.until", {
                when: expiryText,
              })}
        </p>
      )}
    </div>
  );
}

/** Busy while the activation is sent; hidden if there is nothing to activate. */
function Activate() {
  const t = useTranslation();
  const send = useSend();
  const isOffered = useSelect(({ promoCodes }) => canActivate(promoCodes));
  const isSending = useSelect(({ promoCodes }) => promoCodes.checked?.activation.tag === "sending");
  if (!isOffered && !isSending) return null;
  return (
    <Button look="action" isWide isBusy={isSending} onPress={() => send(ActivatePromo({}))}>
      {t(isSending ? "promoCodes.activating" : "promoCodes.activate")}
    </Button>
  );
}
