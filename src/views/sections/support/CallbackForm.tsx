import { hasArrived } from "../../../events/runtime/index.ts";
import { useEffect } from "react";
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
import { Form } from "../../forms/Form.tsx";
import { SubmissionProblem } from "../../forms/SubmissionProblem.tsx";
import { useForm } from "../../forms/useForm.ts";
import styles from "./Support.module.css";
import { TopicField } from "./TopicField.tsx";

const times = ["soon", "morning", "afternoon", "evening"] as const;
type Time = (typeof times)[number];
/** The server accepts 500 characters including the preferred time. */
const maxLength = 400;

type Draft = {
  /** Undefined: the visitor's own country. */
  readonly country: PhoneCountry | undefined;
  /** Digits of the national number. */
  readonly phone: string;
  /** 0: none. */
  readonly topicId: number;
  readonly time: Time;
  readonly comment: string;
};

/** Phone number, preferred time and topic of a call; the input is kept until it is received. */
export function CallbackForm({ topics }: { topics: readonly Topic[] }) {
  const t = useTranslation();
  const send = useSend();
  const order = useSelect(({ support }) => support.callOrder);
  const language = useSelect(({ settings }) => settings.language);
  const { countries, ownCountry } = useCountries();
  const isSending = order.tag === "sending";
  const form = useForm<Draft>({
    id: "callback",
    initial: { country: undefined, phone: "", topicId: 0, time: "soon", comment: "" },
    problemOf: (name, { country = ownCountry, phone }) =>
      name === "phone" && (country === undefined || phone.length < leastDigits(country))
        ? { textKey: "support.phoneWrong", values: { example: country?.mask ?? "" } }
        : null,
  });
  const { country = ownCountry, phone, topicId, time, comment } = form.draft;
  const submit = () => {
    if (!form.validate(["phone"]) || country === undefined) return;
    const timeNote = time === "soon" ? [] : [t("support.whenNote", { time: t(`support.${time}`) })];
    const note = [...timeNote, comment.trim()].filter((sentence) => sentence !== "").join(". ");
    send(
      OrderCall({
        phoneCode: country.dial,
        phone: toBeSealed(phone),
        topicId: topicId === 0 ? null : topicId,
        comment: note === "" ? null : toBeSealed(note),
        language,
      }),
    );
  };
  return (
    <Form className={styles.form} isSending={isSending} onSubmit={submit}>
      <SubmissionProblem submission={order} conflict={t("support.orderedTwice")} />
      <p className={styles.lead}>{t("support.callText")}</p>
      <PhoneLogin
        id={form.fieldId("phone")}
        countries={countries}
        country={country}
        digits={phone}
        error={form.problem("phone")}
        onChange={(digits, nextCountry) => form.change({ phone: digits, country: nextCountry })}
        onBlur={() => form.leave("phone")}
      />
      <Segment
        kind="radio"
        name={t("support.when")}
        choices={times.map((id) => ({ id, text: t(`support.${id}`) }))}
        current={time}
        onChoose={(chosen) => form.change({ time: chosen })}
      />
      <TopicField
        id={form.fieldId("topicId")}
        topics={topics}
        current={topicId}
        error={undefined}
        onChoose={(chosen) => form.change({ topicId: chosen })}
      />
      <TextArea
        {...form.field("comment")}
        label={t("support.comment")}
        hint={t("support.commentHint", { count: maxLength })}
        most={maxLength}
      />
      <Button look="action" isWide isSubmit isBusy={isSending} isDisabled={country === undefined}>
        {t(isSending ? "support.ordering" : "support.order")}
      </Button>
    </Form>
  );
}

/** Phone countries are loaded with the sign-in forms; the visitor's own country is the default. */
function useCountries() {
  const send = useSend();
  const isLoaded = useSelect((state) => hasArrived(state, "auth"));
  useEffect(() => {
    if (isLoaded) send(OpenSignInForm({}));
  }, [isLoaded, send]);
  const countries = usePhoneCountries();
  const countryId = useSelect(({ shell }) => shell.config?.geo?.countryId);
  const index = useSelect(({ auth }) =>
    auth.phoneCountries.findIndex(({ id }) => id === countryId),
  );
  return { countries, ownCountry: countries[Math.max(0, index)] };
}
