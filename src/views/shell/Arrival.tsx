import { useEffect, useRef } from "react";
import { useSelect } from "../hooks/useSelect.ts";
import { takeNew } from "./history.ts";

/**
 * Stands beside a screen: a page that was asked for begins at its top, and another screen also takes
 * the focus of readers to its content. On the way back the browser knows the place better.
 */
export function Arrival() {
  const path = useSelect(({ navigation }) => navigation.path);
  const isSameScreen = useRef(false);
  useEffect(() => {
    if (takeNew()) {
      window.scrollTo(0, 0);
      if (!isSameScreen.current) document.getElementById("main")?.focus({ preventScroll: true });
    }
    isSameScreen.current = true;
  }, [path]);
  return null;
}
