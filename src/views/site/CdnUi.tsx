import { useEffect } from "react";
import { otherUi } from "../../events/layout/index.ts";

import { useSelect } from "../hooks/useSelect.ts";
import { applySprite } from "./applySprite.ts";

/** Loads styles and icons of the version that the site names, if it is not the built-in one. [ui-008] */
export function CdnUi() {
  const base = useSelect(otherUi);
  useEffect(() => {
    // The built-in icons are a good fallback.
    if (base !== null) applySprite(`${base}/icons.svg`).catch(() => {});
  }, [base]);
  return base === null ? null : <link rel="stylesheet" href={`${base}/touchline.css`} />;
}
