import { hasArrived } from "../../../events/runtime/index.ts";
import { CheckPromo } from "../../../commands/promoCodes.ts";
import { canActivate } from "../../../events/promoCodes/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Button } from "../../components/Button.tsx";
import { Field } from "../../components/Field.tsx";
import { toBeSealed } from "../../forms/toBeSealed.ts";
import { Form } from "../../forms/Form.tsx";
import { SubmissionProblem } from "../../forms/SubmissionProblem.tsx";
import { missing, useForm } from "../../forms/useForm.ts";
import { useRevealed } from "../../hooks/useRevealed.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import { useSend } from "../../hooks/useSend.ts";
import styles from "./PromoCodes.module.css";

const maxLength = 64;

/** One field, filled with the code from the address until something is typed. [route-office-004] */
export function CodeForm() {
  const t = useTranslation();
  const send = useSend();
  const revealed = useRevealed();
  const { found, checked } = useSelect(({ promoCodes }) => promoCodes);
  const isOffered = useSelect(({ promoCodes }) => canActivate(promoCodes));
  // Until something is typed: the code from the address, or the code that was checked.
  const codeOf = (typed: string | null) => typed ?? revealed(found ?? checked?.promocode);
  const form = useForm<{ code: string | null }>({
    id: "promo",
    initial: { code: null },
    problemOf: (_name, draft) => missing(codeOf(draft.code), "promoCodes.missing"),
  });
  const isLoaded = useSelect((state) => hasArrived(state, "promoCodes"));
  const isChecking = checked?.check.tag === "sending";
  const code = codeOf(form.draft.code);
  return (
    <Form
      className={styles.form}
      isSending={isChecking}
      onSubmit={() => {
        if (form.validate(["code"])) send(CheckPromo({ promocode: toBeSealed(code.trim()) }));
      }}
    >
      <Field
        id={form.fieldId("code")}
        label={t("promoCodes.code")}
        hint={t("promoCodes.hint")}
        autoComplete="off"
        value={code}
        error={form.problem("code")}
        onChange={(text) => form.change({ code: text.slice(0, maxLength) })}
      />
      {checked !== null && checked.activation.tag === "idle" && (
        <SubmissionProblem submission={checked.check} lead={t("promoCodes.notChecked")} />
      )}
      <Button
        look={isOffered ? "tonal" : "action"}
        isWide
        isSubmit
        isBusy={isChecking || !isLoaded}
        isDisabled={checked?.activation.tag === "sending"}
      >
        {t(isChecking ? "promoCodes.checking" : "promoCodes.check")}
      </Button>
    </Form>
  );
}
