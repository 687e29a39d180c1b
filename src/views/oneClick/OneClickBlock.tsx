import { CloseOneClickRefusal } from "../../commands/oneClick.ts";
import { isOneClickHeld, isOneClickOffered, isOneClickOn } from "../../events/oneClick/index.ts";
import { useTranslation } from "../../infra/i18n.ts";
import { Band, Card } from "../components/Band.tsx";
import { SwitchRow } from "../components/ListRow.tsx";
import { Note } from "../components/Note.tsx";
import { useSelect } from "../hooks/useSelect.ts";
import { useSend } from "../hooks/useSend.ts";
import styles from "./OneClickBlock.module.css";
import { OneClickStakeField } from "./OneClickStakeField.tsx";
import { useOneClickRefusal } from "./useOneClickRefusal.ts";
import { useOneClickSwitch } from "./useOneClickSwitch.tsx";

/** One-click betting: switch and stake, for a player of a site that offers it. [layouts-012] [coupon-023] */
export const OneClickBlock = () => useIsAvailable() && <Choice />;

/** The same as a block of a page. */
export const OneClickBand = () =>
  useIsAvailable() && (
    <Band>
      <Card>
        <Choice />
      </Card>
    </Band>
  );

function useIsAvailable(): boolean {
  const isOffered = useSelect(isOneClickOffered);
  const isHeld = useSelect(isOneClickHeld);
  return isOffered && !isHeld;
}

function Choice() {
  const t = useTranslation();
  const send = useSend();
  const { isOn, toggle, question } = useOneClickSwitch();
  const refusal = useOneClickRefusal();
  // Turned on, but what places bets is still loading.
  const isArriving = useSelect(isOneClickOn) !== isOn;
  return (
    <div className={styles.block}>
      <SwitchRow
        icon="bolt"
        title={t("oneClick.title")}
        about={t(isArriving ? "oneClick.arriving" : "oneClick.about")}
        isOn={isOn}
        onToggle={toggle}
      />
      {isOn && (
        <div className={styles.stake}>
          <OneClickStakeField />
        </div>
      )}
      <div role="alert">
        {refusal !== null && (
          <Note
            key={refusal.at}
            status="warning"
            action={{ text: t("shell.done"), onPress: () => send(CloseOneClickRefusal({})) }}
          >
            {refusal.text}
          </Note>
        )}
      </div>
      {question}
    </div>
  );
}
