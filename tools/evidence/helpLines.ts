import type { State } from "../../src/events/index.ts";
import { helpLineOf } from "../../src/events/layout/index.ts";
import { layoutOf } from "../../src/events/navigation/index.ts";
import { hasArrived } from "../../src/events/runtime/index.ts";
import type { HelpLine } from "../../server/packs/helpLine.ts";
import type { Asked } from "./duties.ts";
import { type Breach, type Place, placeOf, type Witness } from "./walk.ts";

/** A page that the player opened under a pack with a help line: its name in the route table, and the number on it. */
export type PageWithHelp = Place & {
  readonly page: string;
  /** What was on the page last; null: nothing. */
  readonly phone: string | null;
};

/** The foot of the page loads after it. */
const LOADS_WITHIN_MS = 10_000;

type Draft = { -readonly [K in keyof PageWithHelp]: PageWithHelp[K] } & {
  readonly path: string;
  isBroken: boolean;
};

/** Whether each page showed the help line of the pack, and in its words. */
export function helpLinesWitness(askedAt: (at: number) => Asked) {
  const pages: Draft[] = [];
  const breaches: Breach[] = [];
  let current: Draft | null = null;

  const witness: Witness = {
    receive: ({ entry, after }) => {
      const asked = askedAt(entry.at).helpLine;
      const page = asked === null ? null : pageOf(after);
      if (asked === null || page === null) {
        current = null;
        return;
      }
      if (current?.path !== page.path) {
        current = { ...placeOf(entry), ...page, phone: null, isBroken: false };
        pages.push(current);
      }
      const isLoaded = isBare(after) || hasArrived(after, "layout");
      const shown = isLoaded ? helpLineOf(after) : undefined;
      current.phone = shown?.["phone"] ?? null;
      const lacking = lackingIn(asked, shown, isLoaded);
      const isLate = isLoaded || entry.at - current.at >= LOADS_WITHIN_MS;
      if (lacking === null || !isLate || current.isBroken) return;
      current.isBroken = true;
      const cause = `the page ${page.page} ${lacking}`;
      breaches.push({ ...placeOf(entry), duty: "help-line", cause });
    },
  };
  return {
    ...witness,
    pages: (): readonly PageWithHelp[] =>
      pages.map(({ seq, at, page, phone }) => ({ seq, at, page, phone })),
    breaches: (): readonly Breach[] => breaches,
  };
}

/** Without a foot of its own, a page has the line at its end. */
function isBare(state: State): boolean {
  const layout = layoutOf(state);
  return layout === "empty" || layout === "blocked" || layout === "maintenance";
}

/** Null while no page is known, or the site's own settings are not. */
function pageOf(state: State): { readonly page: string; readonly path: string } | null {
  const { route, path } = state.navigation;
  const isKnown = route.name !== "pending" && state.shell.config !== null;
  return isKnown ? { page: route.name, path } : null;
}

function lackingIn(
  asked: Pick<HelpLine, "phone" | "text">,
  shown: Readonly<Record<string, string>> | undefined,
  isLoaded: boolean,
): string | null {
  if (!isLoaded) return "was open without its foot, which has the help line";
  if (shown === undefined) return "had no help line";
  const isSame = shown["phone"] === asked.phone && shown["text"] === asked.text;
  return isSame ? null : "had another help line than that of the pack";
}
