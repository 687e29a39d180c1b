import { useEffect, useState, useSyncExternalStore } from "react";
import { MakeTimerDue } from "../../commands/timerPanel.ts";
import type { ArmedTimer } from "../../events/runtime/index.ts";
import { useTranslation } from "../../infra/i18n.ts";
import { Button } from "../components/Button.tsx";
import { formatSeconds } from "../format/clock.ts";
import type { Inspector } from "../hooks/client.ts";
import { useSelect } from "../hooks/useSelect.ts";
import { useSend } from "../hooks/useSend.ts";
import styles from "./Timers.module.css";

/** Sooner than this a timer need not be moved; the order would be refused. */
const SOON_MS = 5_000;

/** Every armed timer, the next one first. */
export function ArmedTimers({ inspector }: { inspector: Inspector }) {
  const t = useTranslation();
  const timers = useSelect(({ runtime }) => runtime.timers);
  const now = useSyncExternalStore(inspector.tick, inspector.at);
  const armed = Object.entries(timers).sort(([, one], [, other]) => one.dueAt - other.dueAt);
  return (
    <>
      <h3>{t("timers.armed", { count: armed.length })}</h3>
      <ul className={styles.list}>
        {armed.map(([timer, one]) => (
          <Armed
            key={timer}
            timer={Number(timer)}
            armed={one}
            leftMs={one.dueAt - now}
            inspector={inspector}
          />
        ))}
      </ul>
    </>
  );
}

function Armed(props: { timer: number; armed: ArmedTimer; leftMs: number; inspector: Inspector }) {
  const t = useTranslation();
  const send = useSend();
  const { timer, armed, leftMs, inspector } = props;
  const by = useEntryName(inspector, armed.armedBy);
  return (
    <li className={styles.row}>
      <div>
        <div className={styles.id}>{armed.rule}</div>
        <div className={styles.note}>{t("timers.armedBy", { by, seq: armed.armedBy })}</div>
      </div>
      <span className={styles.left}>
        {leftMs > 0
          ? t("timers.dueIn", { left: formatSeconds(Math.ceil(leftMs / 1_000)) })
          : t("timers.due")}
      </span>
      <Button
        size="sm"
        isDisabled={leftMs <= SOON_MS}
        onPress={() => send(MakeTimerDue({ timer }))}
      >
        {t("timers.makeDue")}
      </Button>
    </li>
  );
}

/** The type of an entry, once the log was looked into. */
function useEntryName(inspector: Inspector, seq: number): string {
  const [name, setName] = useState("");
  useEffect(() => {
    let isWanted = true;
    void inspector.typeOf(seq).then((type) => {
      if (isWanted) setName(type);
    });
    return () => {
      isWanted = false;
    };
  }, [inspector, seq]);
  return name;
}
