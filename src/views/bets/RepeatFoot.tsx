import { RepeatBet } from "../../commands/couponCodes.ts";
import { GoTo } from "../../commands/navigation.ts";
import type { HistoryCoupon } from "../../events/bets/events.ts";
import { isRepeatable } from "../../events/bets/index.ts";
import { mayBeOffered, playClosedTo } from "../../events/limits/index.ts";
import { pathOf } from "../../events/navigation/index.ts";
import { useTranslation } from "../../infra/i18n.ts";
import { Button } from "../components/Button.tsx";
import { useSelect } from "../hooks/useSelect.ts";
import { useSend } from "../hooks/useSend.ts";

/**
 * Under a placed coupon: puts its open picks into the coupon, and shows that. Nothing of it where no pick is open, nor while
 * play is closed to the player, or as long as that is not known.
 */
export function RepeatFoot({ coupon: { bets, id } }: { coupon: HistoryCoupon }) {
  const t = useTranslation();
  const send = useSend();
  const path = useSelect(({ settings }) => pathOf({ name: "coupon" }, settings.language));
  const isOffered = useSelect(
    (state) => mayBeOffered(state) === true && playClosedTo(state, 0) === null,
  );
  if (!isOffered || !bets.some(isRepeatable)) return null;
  return (
    <Button
      isWide
      onPress={() => {
        send(RepeatBet({ couponId: id }));
        send(GoTo({ path, isReplacing: false }));
      }}
    >
      {t("couponCodes.repeat")}
    </Button>
  );
}
