import { useLayoutEffect } from "react";
import { useSelect } from "../hooks/useSelect.ts";

/** Keeps on the root element what the preferences want of the whole page: high contrast, no sports column. */
export function PageMarks() {
  const isHighContrast = useSelect(
    ({ preferences }) => preferences.kept.isVisuallyImpaired === true,
  );
  const isLeftHidden = useSelect(({ preferences }) => preferences.kept.isLeftHidden === true);
  // Without the mark the contrast is as the phone asks.
  useLayoutEffect(() => mark("data-contrast", isHighContrast ? "more" : null), [isHighContrast]);
  useLayoutEffect(() => mark("data-side", isLeftHidden ? "hidden" : null), [isLeftHidden]);
  return null;
}

function mark(name: string, value: string | null): void {
  const { documentElement: root } = document;
  if (value === null) root.removeAttribute(name);
  else root.setAttribute(name, value);
}
