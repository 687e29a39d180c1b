import { EndSessionSafely } from "../../commands/session.ts";
import { hasToolsLink } from "../../events/limits/index.ts";
import { hasSessionClock } from "../../events/loginSessions/index.ts";
import { translationsOf } from "../../infra/i18n.ts";
import { useSelect } from "../hooks/useSelect.ts";
import { useSend } from "../hooks/useSend.ts";
import { Guard } from "./Guard.tsx";
import { withTranslations } from "./withTranslations.ts";

const SessionClock = withTranslations(
  () => import("../limits/SessionClock.tsx"),
  "SessionClock",
  () => translationsOf("limits"),
);

const ToolsLink = withTranslations(
  () => import("../limits/ToolsLink.tsx"),
  "ToolsLink",
  () => translationsOf("limits"),
);

/**
 * Where the policy pack asks for a session clock, or for a link to the limits on every screen, there is no play without
 * it. The clock is such a link.
 */
export function SessionClockSlot() {
  const send = useSend();
  const isClock = useSelect(hasSessionClock);
  const isLink = useSelect(hasToolsLink);
  if (!isClock && !isLink) return null;
  return (
    <Guard onFail={() => send(EndSessionSafely({}))}>
      {isClock ? <SessionClock /> : <ToolsLink />}
    </Guard>
  );
}
