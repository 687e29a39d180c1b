import { helpLineOf } from "../../events/layout/index.ts";
import { useSelect } from "../hooks/useSelect.ts";

/** Whom to call about gambling, as the policy pack has it said, in its own language; nothing without one. */
export function HelpLine(props: { className?: string | undefined }) {
  const line = useSelect(helpLineOf);
  if (line === undefined) return null;
  return (
    <p className={props.className} lang={line["lng"]}>
      <a href={`tel:${line["phone"]}`}>{line["text"]}</a>
    </p>
  );
}
