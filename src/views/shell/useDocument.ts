import { useEffect, useLayoutEffect } from "react";
import { useSelect } from "../hooks/useSelect.ts";

const rightToLeft: ReadonlySet<string> = new Set(["ar", "fa", "he", "ur"]);

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
    document.documentElement.lang = language;
    document.documentElement.dir = rightToLeft.has(language) ? "rtl" : "ltr";
  }, [language]);
}

/** Wears the partner's brand book. Few sites have one, so its checks are fetched when there is. */
export function useBrandBook(): void {
  const book = useSelect(({ shell }) => shell.config?.branding?.brandBook);
  useEffect(() => {
    if (book === undefined || book.length === 0) return;
    void import("./brandBook.ts").then(({ wearBrandBook }) =>
      wearBrandBook(book, document.documentElement.style),
    );
  }, [book]);
}

function set(element: HTMLElement, name: string, value: string | null): void {
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}
