import { useLayoutEffect } from "react";
import { useSelect } from "../hooks/useSelect.ts";

/** Applies preferences to the root element: high contrast, hidden sports column. */
export function PageMarks() {
  const isHighContrast = useSelect(
    ({ preferences }) => preferences.kept.isVisuallyImpaired === true,
  );
  const isLeftHidden = useSelect(({ preferences }) => preferences.kept.isLeftHidden === true);
  // Without the attribute the contrast follows the system setting.
  useLayoutEffect(
    () => setAttribute("data-contrast", isHighContrast ? "more" : null),
    [isHighContrast],
  );
  useLayoutEffect(() => setAttribute("data-side", isLeftHidden ? "hidden" : null), [isLeftHidden]);
  return null;
}

function setAttribute(name: string, value: string | null): void {
  const { documentElement: root } = document;
  if (value === null) root.removeAttribute(name);
  else root.setAttribute(name, value);
}
