import type { ReactNode } from "react";
import { useSelect } from "../hooks/useSelect.ts";
import { Guard } from "./Guard.tsx";

/** A part the page can do without: nothing stands where it fails, and once the network is back it is asked for again. */
export function OptionalPart(props: { children: ReactNode }) {
  const isOnline = useSelect(({ shell }) => shell.isOnline);
  return <Guard isOnline={isOnline}>{props.children}</Guard>;
}
