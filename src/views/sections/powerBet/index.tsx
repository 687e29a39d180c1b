import { useState } from "react";
import { mayBeOffered, playClosedTo } from "../../../events/limits/index.ts";
import { pathOf } from "../../../events/navigation/index.ts";
import { powerBetCouponId, sentPowerBet, shownPowerBet } from "../../../events/powerBet/index.ts";
import { bodyOf, lastError } from "../../../events/remoteData.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { CouponCard } from "../../bets/CouponCard.tsx";
import { Band, Overline } from "../../components/Band.tsx";
import { Button } from "../../components/Button.tsx";
import { EmptyState } from "../../components/EmptyState.tsx";
import { ErrorBlock } from "../../components/ErrorBlock.tsx";
import { Note } from "../../components/Note.tsx";
import { Loading, SkeletonBar } from "../../components/Skeleton.tsx";
import { ContentPage } from "../../content/ContentPage.tsx";
import { useSelect } from "../../hooks/useSelect.ts";
import { News } from "./News.tsx";
import { Offers, type PowerBetChoice } from "./Offers.tsx";
import styles from "./PowerBet.module.css";

/** What is offered for an open bet: one of its picks once more, at raised odds. [screen-power-bet] */
export default function PowerBetPage() {
  const t = useTranslation();
  const language = useSelect(({ settings }) => settings.language);
  const name = useSelect(({ navigation }) => navigation.route.name);
  const parent = name === "openedBetPower" ? "openedBets" : "history";
  const couponId = useSelect(powerBetCouponId) ?? 0;
  return (
    <ContentPage
      title={t("titles.openedBetPower")}
      parentPath={pathOf({ name: parent }, language)}
      hasSearch
    >
      <Content key={couponId} couponId={couponId} />
    </ContentPage>
  );
}

function Content({ couponId }: { couponId: number }) {
  const t = useTranslation();
  // Not in the offers, which come anew after a refusal.
  const [choice, setChoice] = useState<PowerBetChoice>({ marketId: null, stakes: {} });
  const isOffered = useSelect((state) => mayBeOffered(state));
  const isClosed = useSelect((state) => playClosedTo(state, 0) !== null);
  const sent = useSelect((state) => sentPowerBet(state, couponId));
  const coupon = useSelect((state) => shownPowerBet(state)?.coupon);
  const offers = useSelect((state) => shownPowerBet(state)?.offers);
  const report = useSelect((state) => shownPowerBet(state)?.report);
  const now = useSelect(({ account, shell }) => account.receivedAt ?? shell.startedAt);
  const bet = coupon && bodyOf(coupon);
  const offered = offers && bodyOf(offers);
  const failures = [coupon, offers].flatMap((data) => (data && lastError(data)) ?? []);
  const isDone = report?.tag === "placed";
  const hasNews = sent !== undefined || report != null;
  const news = <News sent={sent} report={report ?? null} />;
  if (isOffered === false || isClosed)
    return (
      <>
        {news}
        <None title={t("powerBet.closed")} text={t("powerBet.closedText")} />
      </>
    );
  if (failures.some(({ status }) => status === 404))
    return <None title={t("powerBet.missing")} text={t("powerBet.missingText")} />;
  if (!bet) {
    if (failures.length > 0)
      return (
        <Band>
          <ErrorBlock text={t("powerBet.failed")} />
        </Band>
      );
    // What was sent is reported before anything has loaded: it is what the player came back for.
    return hasNews ? news : <Skeleton />;
  }
  return (
    <>
      {news}
      {failures.length > 0 && (
        <div role="alert">
          <Band>
            <Note status="warning">{t("powerBet.old")}</Note>
          </Band>
        </div>
      )}
      {!isDone && sent === undefined && offered && offered.items.length > 0 && (
        <Offers coupon={bet} offers={offered.items} choice={choice} onChoose={setChoice} />
      )}
      {!isDone && sent === undefined && offered?.items.length === 0 && (
        <None title={t("powerBet.none")} text={t("powerBet.noneText")} />
      )}
      {!isDone && sent === undefined && !offered && failures.length === 0 && <Skeleton />}
      <section>
        <Overline>{t("powerBet.bet")}</Overline>
        <Band>
          <div className={styles.bet}>
            <CouponCard coupon={bet} now={now} />
          </div>
        </Band>
      </section>
    </>
  );
}

function None({ title, text }: { title: string; text: string }) {
  const t = useTranslation();
  const language = useSelect(({ settings }) => settings.language);
  return (
    <Band>
      <EmptyState
        title={title}
        text={text}
        action={
          <Button look="ink" href={pathOf({ name: "openedBets" }, language)}>
            {t("titles.openedBets")}
          </Button>
        }
      />
    </Band>
  );
}

function Skeleton() {
  return (
    <Loading>
      <Band>
        <div className={styles.bet}>
          <SkeletonBar heightRem={4} />
          <SkeletonBar heightRem={16} />
        </div>
      </Band>
    </Loading>
  );
}
