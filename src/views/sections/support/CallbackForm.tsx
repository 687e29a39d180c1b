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
/** The server takes 500 with the wished time among them. */
const mostSigns = 400;

type Draft = {
  /** Undefined: the visitor's own. */
  readonly country: PhoneCountry | undefined;
  /** Digits of the national number. */
  readonly phone: string;
  /** 0: none. */
  readonly topicId: number;
  readonly time: Time;
  readonly comment: string;
};

/** A phone number, when to call it and why; what is typed stays until it has arrived. */
export function CallbackForm({ topics }: { topics: readonly Topic[] }) {
  const t = useTranslation();
  const send = useSend();
  const order = useSelect(({ support }) => support.callOrder);
  const language = useSelect(({ settings }) => settings.language);
  const { countries, own } = useCountries();
  const isSending = order.tag === "sending";
  const form = useForm<Draft>({
    id: "callback",
    initial: { country: undefined, phone: "", topicId: 0, time: "soon", comment: "" },
    problemOf: (name, { country = own, phone }) =>
      name === "phone" && (country === undefined || phone.length < leastDigits(country))
        ? { textKey: "support.phoneWrong", values: { example: country?.mask ?? "" } }
        : null,
  });
  const { country = own, phone, topicId, time, comment } = form.draft;
  const submit = () => {
    if (!form.validate(["phone"]) || country === undefined) return;
    const wish = time === "soon" ? [] : [t("support.whenNote", { time: t(`support.${time}`) })];
    const note = [...wish, comment.trim()].filter((sentence) => sentence !== "").join(". ");
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
        onChange={(digits, next) => form.change({ phone: digits, country: next })}
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
        hint={t("support.commentHint", { count: mostSigns })}
        most={mostSigns}
      />
      <Button look="action" isWide isSubmit isBusy={isSending}>
        {t(isSending ? "support.ordering" : "support.order")}
      </Button>
    </Form>
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
