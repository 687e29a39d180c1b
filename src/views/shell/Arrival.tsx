import { useEffect, useRef } from "react";
import { useNavigationType } from "react-router-dom";
import { useSelect } from "../hooks/useSelect.ts";

/**
 * Rendered beside a screen. A new page starts at its top, and a new screen also moves the focus of screen
 * readers to its content, or to the field that it begins with. When going back, the browser restores the position itself.
 */
export function Arrival() {
  const path = useSelect(({ navigation }) => navigation.path);
  const isWayBack = useNavigationType() === "POP";
  const isSameScreen = useRef(false);
  useEffect(() => {
    if (!isWayBack) {
      window.scrollTo(0, 0);
      const main = document.getElementById("main");
      // Whoever is quicker and types already keeps the focus.
      if (!isSameScreen.current && !main?.querySelector(":focus"))
        (document.querySelector<HTMLElement>("[data-arrival]") ?? main)?.focus({
          preventScroll: true,
        });
    }
    isSameScreen.current = true;
    // Only a change of path counts.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [path]);
  return null;
}
