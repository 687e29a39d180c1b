import { useState } from "react";
import type { HistoryCoupon } from "../../../events/bets/events.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Button } from "../../components/Button.tsx";
import { BetStorySheet } from "./BetStorySheet.tsx";

/** Under a placed coupon: opens what happened to it, step by step. */
export function BetStoryFoot({ coupon }: { coupon: HistoryCoupon }) {
  const t = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button isWide look="quiet" onPress={() => setOpen(true)}>
        {t("betStories.link")}
      </Button>
      {isOpen && <BetStorySheet coupon={coupon} onClose={() => setOpen(false)} />}
    </>
  );
}
