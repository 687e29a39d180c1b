import { AcceptPrices } from "../../../commands/placement.ts";
import {
  agreedTotalCoefOf,
  antiExpressOf,
  isAntiExpress,
  isSingles,
  isSystem,
  movedBets,
  needsConsent,
  totalCoefOf,
} from "../../../events/coupon/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Note } from "../../components/Note.tsx";
import { couponOdds } from "../../../events/money/odds.ts";
import { useCoefView } from "../../hooks/usePrice.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import { useSend } from "../../hooks/useSend.ts";

/** Asks the player to accept new prices. */
export function MovedNote(props: { className?: string | undefined }) {
  const t = useTranslation();
  const send = useSend();
  const viewId = useCoefView();
  const coupon = useSelect((state) => state.coupon);
  const before = useSelect(agreedTotalCoefOf);
  const after = useSelect(totalCoefOf);
  // Of a locked bet there is no price to accept.
  const moved = movedBets(coupon).filter(({ lock }) => lock === null);
  const offer = isAntiExpress(coupon) ? antiExpressOf(coupon) : null;
  const prices = offer ? [offer] : moved;
  if (!prices.some((price) => needsConsent(price, coupon.changeCoefAction))) return null;
  const format = couponOdds(offer !== null);
  const totals = {
    before: format(before, viewId),
    after: format(after, viewId),
  };
  return (
    <div className={props.className}>
      <Note
        status="warning"
        action={{ text: t("coupon.accept"), onPress: () => send(AcceptPrices({})) }}
      >
        {offer
          ? t("coupon.antiExpressMoved", totals)
          : isSingles(coupon) || isSystem(coupon)
            ? t("coupon.movedSingles", { count: moved.length })
            : t("coupon.moved", { count: moved.length, ...totals })}
      </Note>
    </div>
  );
}
