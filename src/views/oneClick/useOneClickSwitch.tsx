import { type ReactNode, useState } from "react";
import { TurnOneClick } from "../../commands/oneClick.ts";
import { useTranslation } from "../../infra/i18n.ts";
import { Button } from "../components/Button.tsx";
import { Dialog } from "../components/Dialog.tsx";
import { useSelect } from "../hooks/useSelect.ts";
import { useSend } from "../hooks/useSend.ts";

/**
 * Turns one-click betting on and off; asks the `question` first if bets would be lost. [coupon-017]
 * [coupon-019]
 */
export function useOneClickSwitch(): {
  readonly isOn: boolean;
  readonly toggle: () => void;
  readonly question: ReactNode;
} {
  const t = useTranslation();
  const send = useSend();
  const [isAsking, setIsAsking] = useState(false);
  const isOn = useSelect(({ oneClick }) => oneClick.isActiveOneClick);
  const count = useSelect(({ coupon }) => coupon.bets.length);
  const cancel = () => setIsAsking(false);
  const enable = () => {
    setIsAsking(false);
    send(TurnOneClick({ isOn: true, isCouponCleared: true }));
  };
  const toggle = () => {
    if (!isOn && count > 0) setIsAsking(true);
    else send(TurnOneClick({ isOn: !isOn, isCouponCleared: false }));
  };
  const question = isAsking && (
    <Dialog
      isAlert
      title={t("oneClick.askTitle")}
      text={t("oneClick.askText", { count })}
      onClose={cancel}
      actions={
        <>
          <Button look="ink" onPress={enable}>
            {t("oneClick.enable")}
          </Button>
          <Button onPress={cancel}>{t("oneClick.undo")}</Button>
        </>
      }
    />
  );
  return { isOn, toggle, question };
}
