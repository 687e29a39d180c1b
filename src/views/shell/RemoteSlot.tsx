import { useCallback } from "react";
import { classes } from "../components/classes.ts";
import { useClient } from "../hooks/client.ts";
import styles from "./RemoteSlot.module.css";

/** The host element of a remote section, hidden until it is ready. Its content belongs to the section. */
export function RemoteSlot({ name, isReady }: { name: string; isReady: boolean }) {
  const { attachSection } = useClient();
  const attach = useCallback(
    (element: HTMLDivElement) => attachSection(name, element),
    [attachSection, name],
  );
  return <div className={classes(styles.place, !isReady && styles.waiting)} ref={attach} />;
}
