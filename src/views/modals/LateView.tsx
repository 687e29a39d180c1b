import { type ComponentType, Suspense, useState } from "react";
import { NoteViewFailure } from "../../commands/shell.ts";
import { useSend } from "../hooks/useSend.ts";
import { Guard } from "../shell/Guard.tsx";
import { withTranslations } from "../shell/withTranslations.ts";

/** How a view is fetched when it is wanted. */
export type Load = () => Promise<{ readonly default: ComponentType }>;

/** What lies over the page, fetched when it is; a failure is noted under its name, and `onFail` puts it away. */
export function LateView(props: { name: string; load: Load; onFail?: () => void }) {
  const { name, load, onFail } = props;
  const send = useSend();
  // Made anew each time it is opened: a failure to load is not kept.
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
