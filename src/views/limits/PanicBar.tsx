import { useRef } from "react";
import { usePageVariable } from "../components/usePageVariable.ts";
import styles from "./PanicBar.module.css";
import { PanicButton } from "./PanicButton.tsx";

/** Over the bottom bar of a phone, on every page that has one. */
export function PanicBar() {
  const bar = useRef<HTMLDivElement>(null);
  usePageVariable(bar, "--panic-height");
  return (
    <div ref={bar} className={styles.place}>
      <PanicButton className={styles.button} />
    </div>
  );
}
