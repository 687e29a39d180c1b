import { useEffect } from "react";
import { useNavigationType } from "react-router-dom";
import { useSelect } from "../hooks/useSelect.ts";

/**
 * Stands beside a screen: a page that was asked for begins at its top, with the focus of readers on
 * its content. On the way back, and on the first page, the browser knows the place better.
 */
export function Arrival() {
  const path = useSelect(({ navigation }) => navigation.path);
  const isBrowsers = useNavigationType() === "POP";
  useEffect(() => {
    if (!isBrowsers) document.getElementById("main")?.focus({ preventScroll: true });
  }, [isBrowsers]);
  useEffect(() => {
    if (!isBrowsers) window.scrollTo(0, 0);
  }, [isBrowsers, path]);
  return null;
}
