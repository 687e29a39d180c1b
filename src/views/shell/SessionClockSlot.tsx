import { Suspense } from "react";
import { EndSessionSafely } from "../../commands/session.ts";
import { hasSessionClock } from "../../events/loginSessions/index.ts";
import { translationsOf } from "../../infra/i18n.ts";
import { useSelect } from "../hooks/useSelect.ts";
import { useSend } from "../hooks/useSend.ts";
import { Guard } from "./Guard.tsx";
import { withTranslations } from "./withTranslations.ts";

const SessionClock = withTranslations(
  () => import("../limits/SessionClock.tsx").then((m) => ({ default: m.SessionClock })),
  () => translationsOf("limits"),
);

/** Where the policy pack asks for a session clock, there is no play without it. */
export function SessionClockSlot() {
  const send = useSend();
  const isShown = useSelect(hasSessionClock);
  if (!isShown) return null;
  return (
    <Guard fallback={null} onFail={() => send(EndSessionSafely({}))}>
      <Suspense fallback={null}>
        <SessionClock />
      </Suspense>
    </Guard>
  );
}
