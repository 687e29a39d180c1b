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

/** Keeps the root element as the settings want it: theme, size of text, density, language. */
export function useDocument(): void {
  const { theme, fontScale, isCompactView, language } = useSelect(({ settings }) => settings);
  useLayoutEffect(() => {
    const { documentElement: root } = document;
    set(root, "data-theme", theme === "system" ? null : theme);
    set(root, "data-font-scale", fontScale);
    set(root, "data-density", isCompactView ? "compact" : null);
  }, [theme, fontScale, isCompactView]);
  useLayoutEffect(() => {
    // The words are what a reader has to pronounce; the direction is the site's.
    document.documentElement.lang = spokenIn(language);
    document.documentElement.dir = rightToLeft.has(language) ? "rtl" : "ltr";
  }, [language]);
}

/**
 * Says on the root element what the guards have decided: the path it holds for, route, layout and status. Tests, styles
 * and whoever looks into a page of a player read it there.
 */
export function usePlaceMarks(): void {
  const path = useSelect((state) => (sectionShown(state) === null ? null : state.navigation.path));
  const route = useSelect(({ navigation }) => navigation.route.name);
  const layout = useSelect(layoutOf);
  const status = useSelect(failureOf);
  useLayoutEffect(() => {
    const { documentElement: root } = document;
    set(root, "data-path", path);
    set(root, "data-route", route);
    set(root, "data-layout", layout);
    set(root, "data-status", status === null ? null : String(status));
  }, [path, route, layout, status]);
}

/** Wears the partner's brand book. Few sites have one, so its checks are fetched when there is. */
export function useBrandBook(): void {
  const book = useSelect(({ shell }) => shell.config?.branding?.brandBook);
  useEffect(() => {
    if (book === undefined || book.length === 0) return;
    import("./brandBook.ts").then(
      ({ applyBrandBook }) => applyBrandBook(book, document.documentElement.style),
      // The brand's colours are lost for this page, and nothing else is.
      () => {},
    );
  }, [book]);
}

function set(element: HTMLElement, name: string, value: string | null): void {
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}
