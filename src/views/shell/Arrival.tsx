import { useEffect, useRef } from "react";
import { useNavigationType } from "react-router-dom";
import { useSelect } from "../hooks/useSelect.ts";

/**
 * Stands beside a screen: a page that was asked for begins at its top, and another screen also takes
 * the focus of readers to its content. On the way back the browser knows the place better.
 */
export function Arrival() {
  const path = useSelect(({ navigation }) => navigation.path);
  const isWayBack = useNavigationType() === "POP";
  const isSameScreen = useRef(false);
  useEffect(() => {
    if (!isWayBack) {
      window.scrollTo(0, 0);
      if (!isSameScreen.current) document.getElementById("main")?.focus({ preventScroll: true });
    }
    isSameScreen.current = true;
    // Only another path is an arrival.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [path]);
  return null;
}
