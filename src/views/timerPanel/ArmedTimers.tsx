import { useObservableEagerState } from "observable-hooks";
import { useEffect, useState } from "react";
import { MakeTimerDue } from "../../commands/timerPanel.ts";
import type { ArmedTimer } from "../../events/runtime/index.ts";
import { useTranslation } from "../../infra/i18n.ts";
import { Button } from "../components/Button.tsx";
import { formatSeconds } from "../format/clock.ts";
import type { Inspector } from "../hooks/client.ts";
import { useSelect } from "../hooks/useSelect.ts";
import { useSend } from "../hooks/useSend.ts";
import styles from "./Timers.module.css";

/** A timer due sooner than this cannot be made due; the command would be refused. */
const SOON_MS = 5_000;

/** Every armed timer, the next one first. */
export function ArmedTimers({ inspector }: { inspector: Inspector }) {
  const t = useTranslation();
  const timers = useSelect(({ runtime }) => runtime.timers);
  const now = useObservableEagerState(inspector.now$);
  const timersByDue = Object.entries(timers).sort(([, a], [, b]) => a.dueAt - b.dueAt);
  return (
    <>
      <h3>{t("timerPanel.armed", { count: timersByDue.length })}</h3>
      <ul className={styles.list}>
        {timersByDue.map(([id, timer]) => (
          <TimerRow
            key={id}
            id={Number(id)}
            timer={timer}
            leftMs={timer.dueAt - now}
            inspector={inspector}
          />
        ))}
      </ul>
    </>
  );
}

function TimerRow(props: { id: number; timer: ArmedTimer; leftMs: number; inspector: Inspector }) {
  const t = useTranslation();
  const send = useSend();
  const { id, timer, leftMs, inspector } = props;
  const by = useEntryName(inspector, timer.armedBy);
  return (
    <li className={styles.row}>
      <div>
        <div className={styles.id}>{timer.rule}</div>
        <div className={styles.note}>{t("timerPanel.armedBy", { by, seq: timer.armedBy })}</div>
      </div>
      <span className={styles.left}>
        {leftMs > 0
          ? t("timerPanel.dueIn", { left: formatSeconds(Math.ceil(leftMs / 1_000)) })
          : t("timerPanel.due")}
      </span>
      <Button
        size="sm"
        isDisabled={leftMs <= SOON_MS}
        onPress={() => send(MakeTimerDue({ timer: id }))}
      >
        {t("timerPanel.makeDue")}
      </Button>
    </li>
  );
}

/** The type of a log entry, once it is looked up. */
function useEntryName(inspector: Inspector, seq: number): string {
  const [name, setName] = useState("");
  useEffect(() => {
    let isCurrent = true;
    void inspector.typeOf(seq).then((type) => {
      if (isCurrent) setName(type);
    });
    return () => {
      isCurrent = false;
    };
  }, [inspector, seq]);
  return name;
}
