import { RefreshLimits } from "../../../commands/limits.ts";
import { bodyOf, isLost } from "../../../events/remoteData.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Note } from "../../components/Note.tsx";
import { Loading, SkeletonBar } from "../../components/Skeleton.tsx";
import { Picked } from "../../forms/Picked.tsx";
import { useSelect } from "../../hooks/useSelect.ts";
import { useSend } from "../../hooks/useSend.ts";
import styles from "./Limits.module.css";

/** One of the server's reasons; without them there is no self-exclusion, so they can be asked for again. */
export function ExclusionReason(props: {
  /** Id of the choice. */
  id: string;
  problem: string | undefined;
  current: number;
  onChoose: (id: number) => void;
}) {
  const t = useTranslation();
  const send = useSend();
  const reasons = useSelect(({ limits }) => limits.reasons);
  const body = bodyOf(reasons);
  if (body === null)
    return isLost(reasons) ? (
      <div role="alert">
        <Note
          status="warning"
          action={{
            text: t("shell.main_refreshing_button"),
            onPress: () => send(RefreshLimits({})),
          }}
        >
          {t("limits.reasonsFailed")}
        </Note>
      </div>
    ) : (
      <Loading>
        <SkeletonBar heightRem={4.5} />
      </Loading>
    );
  return (
    <>
      <Picked
        label={t("limits.reason")}
        id={props.id}
        describedBy="exclusion-reason"
        choices={body.map(({ id, selfExcludeReason }) => ({ id, title: selfExcludeReason }))}
        current={props.current}
        onChoose={props.onChoose}
      />
      <p id="exclusion-reason" className={styles.problem}>
        {props.problem}
      </p>
    </>
  );
}
