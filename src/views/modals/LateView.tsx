import { type ReactNode, useState } from "react";
import { NoteViewFailure } from "../../commands/shell.ts";
import { useSend } from "../hooks/useSend.ts";
import { Guard } from "../shell/Guard.tsx";
import { withTranslations } from "../shell/withTranslations.ts";

/** Loads a view on demand. */
export type Load = () => Promise<{ readonly default: () => ReactNode }>;

/** A view over the page, loaded when opened. A failure is logged under its name, and `onFail` closes it. */
export function LateView(props: { name: string; load: Load; onFail?: () => void }) {
  const { name, load, onFail } = props;
  const send = useSend();
  // Created on each opening, so that a failed load is retried.
  const [View] = useState(() => withTranslations(load, "default"));
  const fail = () => {
    send(NoteViewFailure({ view: name }));
    onFail?.();
  };
  return (
    <Guard onFail={fail}>
      <View />
    </Guard>
  );
}
