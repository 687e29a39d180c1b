import { type ComponentType, lazy } from "react";
import { allWords } from "../../infra/i18n.ts";

/** A part of the app that comes later, and not before the words it speaks. */
export const withWords = (load: () => Promise<{ readonly default: ComponentType }>) =>
  lazy(() => Promise.all([load(), allWords()]).then(([part]) => part));
