import type { State } from "../index.ts";

/** Ways to registration are for visitors, where the site takes new players. [layouts-013] */
export const hasRegistrationButtons = ({ session, shell }: State): boolean =>
  session.tag === "visitor" && shell.config?.registration?.isAllowed === true;

/** It does without the route table, because every page has this link. */
export const registrationPath = (language: string): string => `/${language}/registration`;
