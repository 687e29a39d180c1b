import { ClearCoupon } from "../../../commands/coupon.ts";
import { pathOf } from "../../../events/navigation/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Bar } from "../../components/Bar.tsx";
import { BackButton, BarTitle } from "../../components/BarTitle.tsx";
import { IconButton } from "../../components/IconButton.tsx";
import { useSelect } from "../../hooks/useSelect.ts";
import { useSend } from "../../hooks/useSend.ts";
import { useBack } from "../../shell/useBack.ts";

/** Header of the coupon page: the number of bets and a button to clear them. */
export function CouponBar() {
  const t = useTranslation();
  const language = useSelect(({ settings }) => settings.language);
  const count = useSelect(({ coupon }) => coupon.bets.length);
  const isEditing = useSelect(({ coupon }) => coupon.placement.tag === "editing");
  const back = useBack(pathOf({ name: "home" }, language));
  return (
    <Bar kind="page">
      <BackButton onPress={back} />
      <BarTitle
        title={t("coupon.title")}
        count={count === 0 ? undefined : t("coupon.bets", { count })}
      />
      {count > 0 && isEditing && <ClearButton />}
    </Bar>
  );
}

/** Clears the coupon at once; a notification and the empty coupon offer to restore the bets. */
export function ClearButton() {
  const t = useTranslation();
  const send = useSend();
  return <IconButton icon="trash" name={t("coupon.clear")} onPress={() => send(ClearCoupon({}))} />;
}
