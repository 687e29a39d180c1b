import { useEffect, useLayoutEffect } from "react";
import { failureOf, layoutOf, sectionShown } from "../../events/navigation/index.ts";
import { spokenIn } from "../../events/settings/index.ts";
import { useSelect } from "../hooks/useSelect.ts";

const rightToLeft: ReadonlySet<string> = new Set([
  "ar",
  "dv",
  "fa",
  "he",
  "ps",
  "sd",
  "ug",
  "ur",
  "yi",
]);

/** Applies the settings to the root element: theme, text size, density, language. */
export function useDocument(): void {
  const { theme, fontScale, isCompactView, language } = useSelect(({ settings }) => settings);
  useLayoutEffect(() => {
    const { documentElement: root } = document;
    setAttribute(root, "data-theme", theme === "system" ? null : theme);
    setAttribute(root, "data-font-scale", fontScale);
    setAttribute(root, "data-density", isCompactView ? "compact" : null);
  }, [theme, fontScale, isCompactView]);
  useEffect(() => {
    // The app has taken over what the server rendered.
    for (const name of ["served", "zone", "lateTimes", "latePrices", "lateFilter", "lateAccount"])
      delete document.documentElement.dataset[name];
  }, []);
  useLayoutEffect(() => {
    // `lang` is the language of the texts, for screen readers; the direction is that of the site's language.
    setAttribute(document.documentElement, "lang", spokenIn(language));
    setAttribute(document.documentElement, "dir", rightToLeft.has(language) ? "rtl" : "ltr");
  }, [language]);
}

/**
 * Puts the decision of the guards on the root element: path, route, layout and status. Read by tests, styles
 * and anyone who inspects a player's page.
 */
export function useRootAttributes(): void {
  const path = useSelect((state) => (sectionShown(state) === null ? null : state.navigation.path));
  const route = useSelect(({ navigation }) => navigation.route.name);
  const layout = useSelect(layoutOf);
  const status = useSelect(failureOf);
  useLayoutEffect(() => {
    const { documentElement: root } = document;
    setAttribute(root, "data-path", path);
    setAttribute(root, "data-route", route);
    setAttribute(root, "data-layout", layout);
    setAttribute(root, "data-status", status === null ? null : String(status));
  }, [path, route, layout, status]);
}

/** Applies the partner's brand book. Few sites have one, so its code is loaded on demand. */
export function useBrandBook(): void {
  const book = useSelect(({ shell }) => shell.config?.branding?.brandBook);
  useEffect(() => {
    if (book === undefined || book.length === 0) return;
    import("./brandBook.ts").then(
      ({ applyBrandBook }) => applyBrandBook(book, document.documentElement.style),
      // Without it the page only loses the brand's colours.
      () => {},
    );
  }, [book]);
}

function setAttribute(element: HTMLElement, name: string, value: string | null): void {
  // To the browser the same value is a change: it would style the whole page anew.
  if (element.getAttribute(name) === value) return;
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}
