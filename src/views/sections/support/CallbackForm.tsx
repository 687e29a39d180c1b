import { hasArrived } from "../../../events/runtime/index.ts";
import { useEffect, useState } from "react";
import { OpenSignInForm } from "../../../commands/auth.ts";
import { OrderCall } from "../../../commands/support.ts";
import type { Topic } from "../../../events/support/events.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Button } from "../../components/Button.tsx";
import type { PhoneCountry } from "../../components/PhoneField.tsx";
import { Segment } from "../../components/Tabs.tsx";
import { TextArea } from "../../components/TextArea.tsx";
import { useSelect } from "../../hooks/useSelect.ts";
import { useSend } from "../../hooks/useSend.ts";
import { PhoneLogin } from "../login/PhoneLogin.tsx";
import { leastDigits } from "../login/phoneCountries.ts";
import { usePhoneCountries } from "../login/usePhoneCountries.ts";
import { toBeSealed } from "../../forms/toBeSealed.ts";
import { SendProblem } from "../../forms/SendProblem.tsx";
import styles from "./Support.module.css";
import { TopicField } from "./TopicField.tsx";

const times = ["soon", "morning", "afternoon", "evening"] as const;
type Time = (typeof times)[number];
/** The server takes 500 with the wished time among them. */
const mostSigns = 400;

/** A phone number, when to call it and why; what is typed stays until it has arrived. */
export function CallbackForm({ topics }: { topics: readonly Topic[] }) {
  const t = useTranslation();
  const send = useSend();
  const order = useSelect(({ support }) => support.callOrder);
  const language = useSelect(({ settings }) => settings.language);
  const { countries, own } = useCountries();
  const [dialled, setDialled] = useState<PhoneCountry>();
  const country = dialled ?? own;
  const [digits, setDigits] = useState("");
  const [topicId, setTopicId] = useState(0);
  const [time, setTime] = useState<Time>("soon");
  const [comment, setComment] = useState("");
  const [isTried, setIsTried] = useState(false);
  const isShort = country === undefined || digits.length < leastDigits(country);
  const submit = () => {
    setIsTried(true);
    if (country === undefined || isShort) {
      document.getElementById("callback-phone")?.focus();
      return;
    }
    const wish = time === "soon" ? [] : [t("support.whenNote", { time: t(`support.${time}`) })];
    const said = [...wish, comment.trim()].filter((part) => part !== "").join(". ");
    send(
      OrderCall({
        phoneCode: country.dial,
        phone: toBeSealed(digits),
        topicId: topicId === 0 ? null : topicId,
        comment: said === "" ? null : toBeSealed(said),
        language,
      }),
    );
  };
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <SendProblem sending={order} conflict={t("support.orderedTwice")} />
      <p className={styles.lead}>{t("support.callText")}</p>
      <PhoneLogin
        id="callback-phone"
        countries={countries}
        country={country}
        digits={digits}
        error={
          isTried && isShort ? t("support.phoneWrong", { example: country?.mask ?? "" }) : undefined
        }
        onChange={(next, nextCountry) => {
          setDigits(next);
          setDialled(nextCountry);
        }}
        onBlur={() => undefined}
      />
      <Segment
        kind="radio"
        name={t("support.when")}
        choices={times.map((id) => ({ id, text: t(`support.${id}`) }))}
        current={time}
        onChoose={setTime}
      />
      <TopicField
        id="callback-topic"
        topics={topics}
        current={topicId}
        error={undefined}
        onChoose={setTopicId}
      />
      <TextArea
        label={t("support.comment")}
        hint={t("support.commentHint", { count: mostSigns })}
        most={mostSigns}
        value={comment}
        onChange={setComment}
      />
      <Button look="action" isWide isSubmit isBusy={order.tag === "sending"}>
        {t(order.tag === "sending" ? "support.ordering" : "support.order")}
      </Button>
    </form>
  );
}

/** Countries of phone numbers come with the sign-in forms; the visitor's own is offered first. */
function useCountries() {
  const send = useSend();
  const isHere = useSelect((state) => hasArrived(state, "auth"));
  useEffect(() => {
    if (isHere) send(OpenSignInForm({}));
  }, [isHere, send]);
  const countries = usePhoneCountries();
  const countryId = useSelect(({ shell }) => shell.config?.geo?.countryId);
  const place = useSelect(({ auth }) =>
    auth.phoneCountries.findIndex(({ id }) => id === countryId),
  );
  return { countries, own: countries[Math.max(0, place)] };
}
