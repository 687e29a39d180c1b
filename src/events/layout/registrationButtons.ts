import { isVisitor } from "../session/index.ts";
import type { State } from "../index.ts";

/** Links to registration are for visitors, if the site accepts new players. [layouts-013] */
export const hasRegistrationButtons = ({ session, shell }: State): boolean =>
  isVisitor(session) && shell.config?.registration?.isAllowed === true;

/** Built without the route table, because every page has this link. */
export const registrationPath = (language: string): string => `/${language}/registration`;
