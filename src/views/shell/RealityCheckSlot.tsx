import { useEffect } from "react";
import { EndSessionSafely } from "../../commands/session.ts";
import { isRealityCheckShown } from "../../events/reality/index.ts";
import { useSelect } from "../hooks/useSelect.ts";
import { useSend } from "../hooks/useSend.ts";
import { translationsOf } from "../../infra/i18n.ts";
import { Guard } from "./Guard.tsx";
import { withTranslations } from "./withTranslations.ts";

const load = () => import("../reality/RealityCheck.tsx");
const words = () => translationsOf("limits");
const RealityCheck = withTranslations(load, "RealityCheck", words);

/** The reality check. Preloaded while its interval runs; a check that cannot be shown ends the session. */
export function RealityCheckSlot() {
  const send = useSend();
  const isShown = useSelect(isRealityCheckShown);
  const isScheduled = useSelect(({ reality }) => reality.timer !== null);
  useEffect(() => {
    if (isScheduled) void Promise.all([load(), words()]).catch(() => {});
  }, [isScheduled]);
  if (!isShown) return null;
  return (
    <Guard onFail={() => send(EndSessionSafely({}))}>
      <RealityCheck />
    </Guard>
  );
}
