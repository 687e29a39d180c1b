import { TakePart } from "../../../commands/promo.ts";
import { joinKey, promotion as promotionResource } from "../../../events/promo/index.ts";
import { bodyOf } from "../../../events/remoteData.ts";
import { linkedPath, pathOf } from "../../../events/navigation/index.ts";
import type { PromotionBody } from "../../../events/promo/events.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Band, Card } from "../../components/Band.tsx";
import { Button } from "../../components/Button.tsx";
import { Note } from "../../components/Note.tsx";
import { TextSkeleton } from "../../content/ContentSkeleton.tsx";
import { ContentPage } from "../../content/ContentPage.tsx";
import { RemoteContent } from "../../content/RemoteContent.tsx";
import { callMessage } from "../../format/errorMessage.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import { useSend } from "../../hooks/useSend.ts";
import { Html } from "../../html/Html.tsx";
import { useNow } from "../../sports/useNow.ts";
import { Dates } from "./Dates.tsx";
import { Frame } from "./Frame.tsx";
import styles from "./Promo.module.css";

/** A promotion: its poster, its terms, and a button to join. [promo-001] */
export function PromotionPage({ promotionId }: { promotionId: string }) {
  const t = useTranslation();
  const language = useSelect(({ settings }) => settings.language);
  const data = useSelect((state) =>
    promotionResource.dataOf(state, { promotionId, lng: state.settings.language }),
  );
  return (
    <ContentPage
      title={bodyOf(data)?.title ?? t("promo.title")}
      parentPath={linkedPath({ name: "promotions" }, language)}
    >
      <RemoteContent data={data} skeleton={<TextSkeleton />}>
        {(promotion) => (
          <>
            <Band>
              <Frame
                path={`promotions/${encodeURIComponent(promotion.id)}`}
                title={t("promo.poster", { title: promotion.title })}
              />
            </Band>
            <Band>
              <Card isPadded>
                <div className={styles.one}>
                  <Dates
                    startAt={promotion.startAt}
                    endAt={promotion.endAt}
                    className={styles.when}
                  />
                  <Html html={promotion.html ?? ""} />
                  {promotion.isJoinNeeded === true && <Join promotion={promotion} />}
                </div>
              </Card>
            </Band>
          </>
        )}
      </RemoteContent>
    </ContentPage>
  );
}

/** Joining a promotion; a player is never joined automatically. */
function Join({ promotion: { id, endAt } }: { promotion: PromotionBody }) {
  const t = useTranslation();
  const send = useSend();
  const now = useNow();
  const language = useSelect(({ settings }) => settings.language);
  const session = useSelect(({ session: { tag } }) => tag);
  const join = useSelect(({ promo }) => promo.joins[joinKey(id)]);
  if (endAt !== null && endAt * 1000 <= now) return <Note status="info">{t("promo.over")}</Note>;
  if (session === "visitor")
    return (
      <Button look="action" isWide href={pathOf({ name: "login" }, language)}>
        {t("promo.logIn")}
      </Button>
    );
  if (join?.tag === "sent")
    return (
      <div role="status">
        <Note status="success">{t("promo.joined")}</Note>
      </div>
    );
  const isBusy = join?.tag === "sending" || session !== "player";
  return (
    <>
      <div className={styles.problem} role="alert">
        {join?.tag === "failed" && <Note status="error">{t(callMessage(join.error))}</Note>}
      </div>
      <Button
        look="action"
        isWide
        isBusy={isBusy}
        onPress={() => send(TakePart({ promotionId: id }))}
      >
        {t("promo.join")}
      </Button>
    </>
  );
}
