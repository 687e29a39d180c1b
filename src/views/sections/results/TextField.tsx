import { useState } from "react";
import { TypeResults } from "../../../commands/results.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Band } from "../../components/Band.tsx";
import { Field } from "../../components/Field.tsx";
import { toBeSealed } from "../../forms/toBeSealed.ts";
import { useRevealed } from "../../hooks/useRevealed.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import { useSend } from "../../hooks/useSend.ts";

const longestText = 64;

/** A typed text as it is looked for: lower case, without outer and doubled blanks. */
const soughtText = (typed: string): string => typed.trim().replace(/\s+/g, " ").toLowerCase();

/** The text that the sides, the championship or the sport must have; it looks from the third letter on. */
export function TextField() {
  const t = useTranslation();
  const send = useSend();
  const revealed = useRevealed();
  const typed = useSelect(({ results }) => results.typed);
  const [text, setText] = useState(() => revealed(typed));
  const known = revealed(typed);
  // The text was taken away elsewhere.
  const shown = soughtText(text) === known ? text : known;
  return (
    <Band>
      <Field
        type="search"
        inputMode="search"
        autoComplete="off"
        label={t("results.search")}
        value={shown}
        onChange={(next) => {
          const clean = soughtText(next.slice(0, longestText));
          setText(next.slice(0, longestText));
          send(TypeResults({ text: toBeSealed(clean), letters: [...clean].length }));
        }}
      />
    </Band>
  );
}
