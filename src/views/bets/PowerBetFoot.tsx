import type { HistoryCoupon } from "../../events/bets/events.ts";
import { mayBeOffered, playClosedTo } from "../../events/limits/index.ts";
import { powerBetPath } from "../../events/navigation/index.ts";
import { sentPowerBet } from "../../events/powerBet/index.ts";
import { useTranslation } from "../../infra/i18n.ts";
import { Button } from "../components/Button.tsx";
import { useSelect } from "../hooks/useSelect.ts";

/**
 * Under an open coupon: leads to its power bet, where one is offered or has no answer yet. Nothing while play is closed to
 * the player, or as long as that is not known.
 */
export function PowerBetFoot(props: {
  coupon: HistoryCoupon;
  from: "historyPowerBet" | "openedBetPower";
}) {
  const { id, isPowerBetAvailable, status } = props.coupon;
  const t = useTranslation();
  const language = useSelect(({ settings }) => settings.language);
  const isOpen = useSelect(
    (state) => mayBeOffered(state) === true && playClosedTo(state, 0) === null,
  );
  const isSent = useSelect((state) => sentPowerBet(state, id) !== undefined);
  const isOffered = isOpen && status === "open" && isPowerBetAvailable === true;
  if (!isOffered && !isSent) return null;
  return (
    <Button isWide href={powerBetPath(props.from, id, language)}>
      {t("powerBet.link")}
    </Button>
  );
}
