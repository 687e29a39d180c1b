import { useCallback } from "react";
import { classes } from "../components/classes.ts";
import { useClient } from "../hooks/client.ts";
import styles from "./RemoteSlot.module.css";

/** The element in which a remote section stands, unseen until it is ready; what is in it belongs to the section. */
export function RemoteSlot({ name, isReady }: { name: string; isReady: boolean }) {
  const { attachSection } = useClient();
  const attach = useCallback(
    (element: HTMLDivElement) => attachSection(name, element),
    [attachSection, name],
  );
  return <div className={classes(styles.place, !isReady && styles.waiting)} ref={attach} />;
}
