import { useEffect } from "react";
import { otherUi } from "../../events/layout/index.ts";

import { useSelect } from "../hooks/useSelect.ts";
import { applySprite } from "./applySprite.ts";

/** Styles and icons of the version that the site names, where the app did not come with them. [ui-008] */
export function CdnUi() {
  const base = useSelect(otherUi);
  useEffect(() => {
    // The own drawings are as good.
    if (base !== null) applySprite(`${base}/icons.svg`).catch(() => {});
  }, [base]);
  return base === null ? null : <link rel="stylesheet" href={`${base}/touchline.css`} />;
}
