import type { State } from "../index.ts";

/**
 * The consultant for the language of the page: its id, the colours of the chat by name, and the script of the
 * vendor, whose address the site config lists with those of analytics. Null: there is none. [config-005]
 */
export function consultantOf({ shell, settings }: State) {
  const { consultant, analytics } = shell.config ?? {};
  const id = consultant?.idsByLanguage[settings.language];
  const url = analytics?.scriptUrlByType?.["consultant"];
  if (consultant === undefined || id === undefined || url === undefined) return null;
  const scriptUrl = url.replace("{code}", encodeURIComponent(id));
  return { scriptUrl, id, colors: consultant.colors };
}

export const hasConsultant = (state: State): boolean => consultantOf(state) !== null;
