import { useState } from "react";
import { CheckPromo } from "../../../commands/promoCodes.ts";
import { canActivate } from "../../../events/promoCodes/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Button } from "../../components/Button.tsx";
import { Field } from "../../components/Field.tsx";
import { toBeSealed } from "../../forms/toBeSealed.ts";
import { SendProblem } from "../../forms/SendProblem.tsx";
import { useSelect } from "../../hooks/useSelect.ts";
import { useSend } from "../../hooks/useSend.ts";
import styles from "./PromoCodes.module.css";
import { useRevealed } from "./useRevealed.ts";

const mostSigns = 64;

/** One field; what the address brought stands in it until something is typed. [route-office-004] */
export function CodeForm() {
  const t = useTranslation();
  const send = useSend();
  const revealed = useRevealed();
  const { found, checked } = useSelect(({ promoCodes }) => promoCodes);
  const isOffered = useSelect(({ promoCodes }) => canActivate(promoCodes));
  const [typed, setTyped] = useState<string | null>(null);
  const [isTried, setIsTried] = useState(false);
  const code = typed ?? revealed(found ?? checked?.promocode);
  const isMissing = isTried && code.trim() === "";
  const isChecking = checked?.check.tag === "sending";
  const submit = () => {
    setIsTried(true);
    if (code.trim() === "") document.getElementById("promo-code")?.focus();
    else send(CheckPromo({ promocode: toBeSealed(code.trim()) }));
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
      <Field
        id="promo-code"
        label={t("promoCodes.code")}
        hint={t("promoCodes.hint")}
        autoComplete="off"
        value={code}
        error={isMissing ? t("promoCodes.missing") : undefined}
        onChange={(text) => setTyped(text.slice(0, mostSigns))}
      />
      {checked !== null && checked.activation.tag === "idle" && (
        <SendProblem sending={checked.check} lead={t("promoCodes.notChecked")} />
      )}
      <Button
        look={isOffered ? "tonal" : "action"}
        isWide
        isSubmit
        isBusy={isChecking}
        isDisabled={checked?.activation.tag === "sending"}
      >
        {t(isChecking ? "promoCodes.checking" : "promoCodes.check")}
      </Button>
    </form>
  );
}
