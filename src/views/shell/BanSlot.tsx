import { GoToBanPage } from "../../commands/player.ts";
import { isHeldOnDeduce } from "../../events/player/index.ts";
import { forcedLeave } from "../../events/navigation/index.ts";
import { useSelect } from "../hooks/useSelect.ts";
import { useSend } from "../hooks/useSend.ts";
import { Guard } from "./Guard.tsx";
import { withTranslations } from "./withTranslations.ts";

const BanNotice = withTranslations(() => import("../modals/BanNotice.tsx"), "BanNotice");

/** Shows a banned player the notice; if it cannot be shown, they go to the ban page without it. */
export function BanSlot() {
  const send = useSend();
  const isNotified = useSelect((state) => forcedLeave(state) !== null || isHeldOnDeduce(state));
  if (!isNotified) return null;
  return (
    <Guard onFail={() => send(GoToBanPage({}))}>
      <BanNotice />
    </Guard>
  );
}
