import { hasArrived } from "../../../events/runtime/index.ts";
import { useEffect, useState } from "react";
import { OpenRegistrationForm } from "../../../commands/registrationForm.ts";
import { OpenSignInForm } from "../../../commands/auth.ts";
import type { RegistrationType } from "../../../events/registrationForm/events.ts";
import type { RegistrationFormBody as Form } from "../../../events/registrationForm/index.ts";
import { bodyOf } from "../../../events/remoteData.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { ErrorBlock } from "../../components/ErrorBlock.tsx";
import { SkeletonBar, Loading } from "../../components/Skeleton.tsx";
import { Segment } from "../../components/Tabs.tsx";
import { useSelect } from "../../hooks/useSelect.ts";
import { useSend } from "../../hooks/useSend.ts";
import { waysOf } from "./draft.ts";
import styles from "./Registration.module.css";
import { WayForm } from "./WayForm.tsx";

/** The ways to register that the site offers, and the form of the chosen one. [auth-005] */
export function RegistrationForm() {
  const send = useSend();
  const isLoaded = useSelect((state) => hasArrived(state, "registrationForm"));
  const data = useSelect(({ registrationForm }) => registrationForm.form);
  useEffect(() => {
    if (!isLoaded) return;
    send(OpenSignInForm({}));
    send(OpenRegistrationForm({}));
  }, [isLoaded, send]);
  const form = bodyOf(data);
  if (form !== null) return <Ways form={form} />;
  if (data.tag === "failed") return <ErrorBlock onRefresh={() => send(OpenRegistrationForm({}))} />;
  return (
    <div className={styles.form}>
      <Loading>
        <div className={styles.form}>
          <SkeletonBar heightRem={2.75} />
          <SkeletonBar heightRem={4.5} />
          <SkeletonBar heightRem={9} />
          <SkeletonBar heightRem={3.25} />
        </div>
      </Loading>
    </div>
  );
}

const names = {
  fast_reg: "registration.fast",
  phone_reg: "registration.phone",
  full_reg: "registration.email",
} as const;

function Ways({ form }: { form: Form }) {
  const t = useTranslation();
  const defaultWay = useSelect(({ shell }) => shell.config?.registration?.defaultType);
  const [chosenWay, setChosenWay] = useState<RegistrationType>();
  const ways = waysOf(form);
  const way = chosenWay ?? ways.find((candidate) => candidate === defaultWay) ?? ways[0];
  if (way === undefined) return <ErrorBlock text={t("registration.closed")} />;
  return (
    <>
      {ways.length > 1 && (
        <div className={styles.form}>
          <Segment
            kind="radio"
            name={t("registration.way")}
            choices={ways.map((id) => ({ id, text: t(names[id]) }))}
            current={way}
            onChoose={setChosenWay}
          />
        </div>
      )}
      <WayForm form={form} way={way} />
    </>
  );
}
