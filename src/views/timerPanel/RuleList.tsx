import { useState } from "react";
import { useTranslation } from "../../infra/i18n.ts";
import { Button } from "../components/Button.tsx";
import type { InspectedRule, Inspector } from "../hooks/client.ts";
import { useSelect } from "../hooks/useSelect.ts";
import styles from "./Timers.module.css";

/** Every rule of the catalogue: its preconditions, and why it is armed, has fired or has not. */
export function RuleList({ inspector }: { inspector: Inspector }) {
  const t = useTranslation();
  return (
    <>
      <h3>{t("timerPanel.rules")}</h3>
      <ul className={styles.list}>
        {inspector.rules.map((rule) => (
          <li key={rule.id}>
            <Rule rule={rule} inspector={inspector} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Rule({ rule, inspector }: { rule: InspectedRule; inspector: Inspector }) {
  const t = useTranslation();
  const [answer, setAnswer] = useState("");
  const ask = () => void inspector.why(rule.id).then(setAnswer);
  return (
    <details onToggle={(event) => event.currentTarget.open && ask()}>
      <summary className={styles.rule}>
        <span className={styles.id}>{rule.id}</span> <RuleStatus rule={rule} />
      </summary>
      <div className={styles.why} lang="en">
        <p>{rule.purpose}</p>
        <Figures rule={rule} />
        <p role="status">{answer}</p>
      </div>
      <Button size="sm" icon="refresh" onPress={ask}>
        {t("timerPanel.askAgain")}
      </Button>
    </details>
  );
}

/** Each parameter: what is in force, and who says so. */
function Figures({ rule }: { rule: InspectedRule }) {
  const figures = useSelect((state) => rule.figures(state).join("\n"));
  return figures === "" ? null : (
    <ul className={styles.figures}>
      {figures.split("\n").map((figure) => (
        <li key={figure}>{figure}</li>
      ))}
    </ul>
  );
}

/** Armed, or the reason why it is not. */
function RuleStatus({ rule }: { rule: InspectedRule }) {
  const t = useTranslation();
  const isArmed = useSelect(({ runtime }) =>
    Object.values(runtime.timers).some((timer) => timer.rule === rule.id),
  );
  const missing = useSelect((state) => rule.missing(state).join(", "));
  const held = useSelect((state) => rule.held(state).join(", "));
  if (isArmed) return <span className={styles.armed}>{t("timerPanel.isArmed")}</span>;
  if (held !== "") return <span>{t("timerPanel.pausedBy", { names: held })}</span>;
  if (missing !== "") return <span>{t("timerPanel.needs", { names: missing })}</span>;
  return <span>{t("timerPanel.nothingDue")}</span>;
}
