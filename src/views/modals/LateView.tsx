import { type ComponentType, Suspense, useState } from "react";
import { NoteViewFailure } from "../../commands/shell.ts";
import { useSend } from "../hooks/useSend.ts";
import { Guard } from "../shell/Guard.tsx";
import { withTranslations } from "../shell/withTranslations.ts";

/** Loads a view on demand. */
export type Load = () => Promise<{ readonly default: ComponentType }>;

/** A view over the page, loaded when opened. A failure is logged under its name, and `onFail` closes it. */
export function LateView(props: { name: string; load: Load; onFail?: () => void }) {
  const { name, load, onFail } = props;
  const send = useSend();
  // Created on each opening, so that a failed load is retried.
  const [View] = useState(() => withTranslations(load));
  const fail = () => {
    send(NoteViewFailure({ view: name }));
    onFail?.();
  };
  return (
    <Guard fallback={null} onFail={fail}>
      <Suspense fallback={null}>
        <View />
      </Suspense>
    </Guard>
  );
}
