import { pathOf } from "../../../events/navigation/route.ts";
import { useWords } from "../../../infra/i18n.ts";
import { Band } from "../../components/Band.tsx";
import { Button } from "../../components/Button.tsx";
import { EmptyState, ErrorBlock } from "../../components/ErrorBlock.tsx";
import { Note } from "../../components/Note.tsx";
import { Bone, Loading } from "../../components/Skeleton.tsx";
import { useSelect } from "../../hooks/useSelect.ts";
import { Coupons, type Filter } from "./Coupons.tsx";
import styles from "./History.module.css";
import { Summary } from "./Summary.tsx";

/** The bets, their bones while they load, or why there are none. */
export function HistoryBody(props: { filter: Filter }) {
  const words = useWords();
  const session = useSelect((state) => state.session.tag);
  const coupons = useSelect(({ bets }) => bets.history);
  const hasFailed = useSelect(({ bets }) => bets.hasFailed);
  if (session === "visitor") return <LogInFirst />;
  if (coupons === null) {
    return hasFailed ? (
      <Band>
        <ErrorBlock text={words("bets.failedText")} />
      </Band>
    ) : (
      <CouponBones />
    );
  }
  return (
    <>
      {hasFailed && (
        <Band>
          <Note status="warning">{words("bets.oldText")}</Note>
        </Band>
      )}
      <Summary />
      <Coupons coupons={coupons} filter={props.filter} />
    </>
  );
}

function LogInFirst() {
  const words = useWords();
  const language = useSelect(({ settings }) => settings.language);
  return (
    <Band>
      <EmptyState
        title={words("bets.logInTitle")}
        text={words("bets.logInText")}
        action={
          <Button look="action" href={pathOf({ name: "login" }, language)}>
            {words("session.logIn")}
          </Button>
        }
      />
    </Band>
  );
}

function CouponBones() {
  return (
    <Loading>
      <Band>
        <div className={styles.list}>
          <Bone heightRem={3} />
          <Bone heightRem={12} />
          <Bone heightRem={12} />
          <Bone heightRem={12} />
        </div>
      </Band>
    </Loading>
  );
}
