import { useState } from "react";
import { RestoreBet, RestoreCoupon } from "../../../commands/coupon.ts";
import { isOneClickOn } from "../../../events/oneClick/index.ts";
import { pathOf } from "../../../events/navigation/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Button } from "../../components/Button.tsx";
import { Band } from "../../components/Band.tsx";
import { EmptyState } from "../../components/EmptyState.tsx";
import { useSelect } from "../../hooks/useSelect.ts";
import { useSend } from "../../hooks/useSend.ts";
import { PanicButton } from "../../limits/PanicButton.tsx";
import { Accepted } from "./Accepted.tsx";
import { CodeNews, CodeSheet } from "./CodeSheet.tsx";
import styles from "./CouponBody.module.css";
import { CouponTypes } from "./CouponTypes.tsx";
import { ExpressOfDay } from "./ExpressOfDay.tsx";
import { LostFocus } from "./LostFocus.tsx";
import { NotPlaced } from "./NotPlaced.tsx";
import { OpenBets } from "./OpenBets.tsx";
import { Placing } from "./Placing.tsx";
import { TypeBack } from "./TypeBack.tsx";
import { useIsPlacementLoaded } from "./useIsPlacementLoaded.ts";
import { SinglesResult } from "./SinglesResult.tsx";

/** Whether the coupon has no bets and none is being placed. */
export const useIsEmpty = (): boolean =>
  useSelect(({ coupon }) => coupon.bets.length === 0 && coupon.placement.tag === "editing");

type BodyProps = {
  /** The editable coupon. */
  children: React.ReactNode;
  /** The bets alone, shown below the status of their placement. */
  bets: React.ReactNode;
};

/** The way to a break, where the pack asks for it; above the coupon. */
export const CouponPanic = () => <PanicButton className={styles.panic} />;

/** The bets, or the progress and result of placing them. */
export const CouponBody = (props: BodyProps) => (
  <>
    <CodeNews />
    <Standing {...props} />
  </>
);

function Standing(props: BodyProps) {
  const placement = useSelect(({ coupon }) => coupon.placement);
  const isEmpty = useIsEmpty();
  if (isEmpty) {
    return (
      <>
        <OpenBets />
        <NoBets />
      </>
    );
  }
  switch (placement.tag) {
    case "editing":
      return (
        <>
          <OpenBets />
          <CouponTypes />
          <TypeBack />
          <ExpressOfDay />
          {props.children}
        </>
      );
    case "sending":
    case "pending":
    case "waiting":
    case "unknown":
    case "elsewhere":
      return (
        <>
          <Placing tag={placement.tag} />
          {props.bets}
        </>
      );
    case "lost":
    case "refused":
      return (
        <>
          <NotPlaced placement={placement} />
          {props.bets}
        </>
      );
    case "accepted":
      return <Accepted placement={placement} />;
    case "singles":
    case "singlesAnswered":
      return <SinglesResult />;
  }
}

function NoBets() {
  const t = useTranslation();
  const [isCodeOpen, setIsCodeOpen] = useState(false);
  const isOneClick = useSelect(isOneClickOn);
  const language = useSelect(({ settings }) => settings.language);
  const send = useSend();
  const cleared = useSelect(({ coupon }) => coupon.cleared?.bets.length ?? 0);
  const isRemoved = useSelect(({ coupon }) => coupon.lastRemoved !== null);
  // Beside a wide page, what reads codes comes with the first bet; the coupon's own page has it.
  const openCode = useIsPlacementLoaded()
    ? { onPress: () => setIsCodeOpen(true) }
    : { href: pathOf({ name: "coupon" }, language) };
  return (
    <LostFocus>
      <Band>
        <EmptyState
          title={t("coupon.emptyTitle")}
          text={t(isOneClick ? "oneClick.emptyText" : "coupon.emptyText")}
          action={
            <>
              {(cleared > 0 || isRemoved) && (
                <Button
                  size="sm"
                  icon="refresh"
                  onPress={() => send(isRemoved ? RestoreBet({}) : RestoreCoupon({}))}
                >
                  {t("coupon.putBack", { count: isRemoved ? 1 : cleared })}
                </Button>
              )}
              <Button look="ink" size="sm" href={pathOf({ name: "live" }, language)}>
                {t("sports.seeLive")}
              </Button>
              <Button size="sm" icon="coupon" {...openCode}>
                {t("couponCodes.load")}
              </Button>
            </>
          }
        />
      </Band>
      {isCodeOpen && <CodeSheet onClose={() => setIsCodeOpen(false)} />}
    </LostFocus>
  );
}
