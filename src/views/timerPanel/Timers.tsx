import { useEffect, useState } from "react";
import { ShowTimers } from "../../commands/timerPanel.ts";
import { useTranslation } from "../../infra/i18n.ts";
import { IconButton } from "../components/IconButton.tsx";
import { type Inspector, useClient } from "../hooks/client.ts";
import { useSend } from "../hooks/useSend.ts";
import { ArmedTimers } from "./ArmedTimers.tsx";
import { RuleList } from "./RuleList.tsx";
import { SectionList } from "./SectionList.tsx";
import styles from "./Timers.module.css";

/**
 * A panel for testers beside the page under test: which timers are armed, when they are due and why, and the
 * history of each section. A timer can be made due. Not in production.
 */
export function Timers() {
  const t = useTranslation();
  const send = useSend();
  const { inspect } = useClient();
  const [inspector, setInspector] = useState<Inspector | null>(null);
  useEffect(() => {
    let isOpen = true;
    void inspect().then((loaded) => {
      if (isOpen) setInspector(loaded);
    });
    return () => {
      isOpen = false;
    };
  }, [inspect]);
  return (
    <section className={styles.panel} aria-labelledby="timers-title" data-tool="timers">
      <header className={styles.head}>
        <h2 id="timers-title">{t("timerPanel.title")}</h2>
        <IconButton
          icon="close"
          name={t("timerPanel.close")}
          onPress={() => send(ShowTimers({ isOpen: false }))}
        />
      </header>
      {inspector !== null && (
        <div className={styles.body}>
          <ArmedTimers inspector={inspector} />
          <SectionList inspector={inspector} />
          <RuleList inspector={inspector} />
        </div>
      )}
    </section>
  );
}
