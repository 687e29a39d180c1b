import type { Topic } from "../../../events/support/events.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Picked } from "../../forms/Picked.tsx";
import styles from "./Support.module.css";

/** The topic of a request; 0 means none chosen yet. */
export function TopicField(props: {
  id: string;
  topics: readonly Topic[];
  current: number;
  error: string | undefined;
  onChoose: (topicId: number) => void;
}) {
  const t = useTranslation();
  const { id, topics, current, error, onChoose } = props;
  const faultId = `${id}-fault`;
  return (
    <div>
      <Picked
        id={id}
        describedBy={error === undefined ? undefined : faultId}
        label={t("support.topic")}
        choices={topics}
        current={current}
        onChoose={onChoose}
      />
      {error !== undefined && (
        <p className={styles.fault} id={faultId} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
