import { SignOut } from "../../commands/session.ts";
import { isPlacing } from "../../events/coupon/index.ts";
import { useTranslation } from "../../infra/i18n.ts";
import { Button } from "../components/Button.tsx";
import { Dialog } from "../components/Dialog.tsx";
import { useSelect } from "../hooks/useSelect.ts";
import { useSend } from "../hooks/useSend.ts";

/** Asks before the player logs out; both answers have equal weight. [modals-008] */
export function LogoutQuestion(props: { onClose: () => void }) {
  const { onClose } = props;
  const t = useTranslation();
  const send = useSend();
  // As in `leaveNothing`: a bet that was sent is kept.
  const losesBets = useSelect(({ coupon }) => coupon.bets.length > 0 && !isPlacing(coupon));
  const leave = () => {
    onClose();
    send(SignOut({}));
  };
  return (
    <Dialog
      isAlert
      title={t("modals.logoutTitle")}
      text={losesBets ? t("menu.logOutText") : undefined}
      onClose={onClose}
      actions={
        <>
          <Button onPress={leave}>{t("menu.logOut")}</Button>
          <Button onPress={onClose}>{t("shell.cancel")}</Button>
        </>
      }
    />
  );
}
