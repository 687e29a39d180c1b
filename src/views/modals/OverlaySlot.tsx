import { CloseOverlay } from "../../commands/overlays.ts";
import type { Overlay } from "../../events/overlays/index.ts";
import { useSelect } from "../hooks/useSelect.ts";
import { useSend } from "../hooks/useSend.ts";
import { LateView, type Load } from "./LateView.tsx";

/**
 * Views that open over the page, each loaded when opened. [modals-003] [modals-004] [modals-005] [modals-011]
 */
export const overlayViews: Readonly<Record<Overlay["kind"], Load>> = {
  registration: () => import("./Registration.tsx").then((m) => ({ default: m.Registration })),
  login: () => import("./Login.tsx").then((m) => ({ default: m.Login })),
  welcome: () => import("./Welcome.tsx").then((m) => ({ default: m.Welcome })),
  firstDeposit: () => import("./FirstDeposit.tsx").then((m) => ({ default: m.FirstDeposit })),
  userQuestion: () => import("./UserQuestion.tsx").then((m) => ({ default: m.UserQuestion })),
  supportHistory: () => import("./SupportHistory.tsx").then((m) => ({ default: m.SupportHistory })),
  image: () => import("./ViewImage.tsx").then((m) => ({ default: m.ViewImage })),
};

export function OverlaySlot(props: { views?: typeof overlayViews }) {
  const { views = overlayViews } = props;
  const send = useSend();
  const kind = useSelect(({ overlays }) => overlays.open?.kind ?? null);
  if (kind === null) return null;
  const close = () => send(CloseOverlay({}));
  return <LateView key={kind} name={kind} load={views[kind]} onFail={close} />;
}
