import { Suspense } from "react";
import { AnswerBanPage } from "../../commands/ban.ts";
import { forcedLeave } from "../../events/navigation/forcedLeave.ts";
import { useSelect } from "../hooks/useSelect.ts";
import { useSend } from "../hooks/useSend.ts";
import { Guard } from "./Guard.tsx";
import { withWords } from "./withWords.ts";

const BanNotice = withWords(() =>
  import("../modals/BanNotice.tsx").then((m) => ({ default: m.BanNotice })),
);

/** Where a banned player is told; if that cannot be shown she goes untold, as she has to. */
export function BanPlace() {
  const send = useSend();
  const isSent = useSelect((state) => forcedLeave(state) !== null);
  if (!isSent) return null;
  return (
    <Guard fallback={null} onFail={() => send(AnswerBanPage({ isGoing: true }))}>
      <Suspense fallback={null}>
        <BanNotice />
      </Suspense>
    </Guard>
  );
}
