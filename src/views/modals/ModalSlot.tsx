import { type ModalName, openModal } from "../../events/modals/index.ts";
import { translationsOf } from "../../infra/i18n.ts";
import { useSelect } from "../hooks/useSelect.ts";
import { LateView, type Load } from "./LateView.tsx";

/** The modals that an address can open, each loaded when opened. [modals-002] */
export const modalViews: Readonly<Record<ModalName, Load>> = {
  "transfer-user": () => import("./TransferUser.tsx").then((m) => ({ default: m.TransferUser })),
  "quick-coupon-settings": () =>
    Promise.all([import("./QuickCouponSettings.tsx"), translationsOf("coupon")]).then(([m]) => ({
      default: m.QuickCouponSettings,
    })),
  "forgot-password": () =>
    import("./ForgotPassword.tsx").then((m) => ({ default: m.ForgotPassword })),
};

/** The modal named by the address, over any page. [modals-001] */
export function ModalSlot(props: { views?: typeof modalViews }) {
  const { views = modalViews } = props;
  const name = useSelect(openModal);
  return name === null ? null : <LateView key={name} name={name} load={views[name]} />;
}
