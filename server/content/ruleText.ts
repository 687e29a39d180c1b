import type { Capability } from "../capabilities.ts";
import type { Texts } from "../feed/types.ts";

export type ChapterText = {
  readonly chapter: string;
  readonly needs?: Capability;
  readonly title: Texts;
  /** In the markup of `markup.ts`, with passages as in `passages.ts`. */
  readonly text: Texts;
};
export type RuleGroupText = {
  readonly ruleGroup: string;
  readonly title: Texts;
  readonly chapters: readonly ChapterText[];
};

export const chapter = (
  name: string,
  title: readonly [en: string, ru: string],
  en: string,
  ru: string,
  needs?: Capability,
): ChapterText => ({
  chapter: name,
  ...(needs === undefined ? {} : { needs }),
  title: { en: title[0], ru: title[1] },
  text: { en, ru },
});
